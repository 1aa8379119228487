# Palavras comuns a todos os jogos. Funções: veja catalogue.py.

core-seat = Jogador { $number }
core-skip = Pular

core-source-rulebook = do livro de regras
core-source-public = de conhecimento público
core-source-designed = criado por este projeto

## Perguntas

core-ask-one-of = Escolha uma opção
core-ask-any-order = O que você faz agora?
core-ask-may = Você quer isto?

## O vocabulário das cartas. As partes ficam no meio de uma frase.

core-seq = { $parts }
core-seq-and = { $a }, depois { $b }
core-any-order = { $parts }, em qualquer ordem
core-any-order-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } e { $b }
    }
    .kind = list
core-one-of = { $parts }
core-one-of-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } ou { $b }
    }
    .kind = list
core-may = { $part }, se você quiser
core-repeat =
    { $part }, { COUNT($times) } { COUNT($times) ->
        [one] vez
       *[other] vezes
    }{ PER($times) }
core-when = { $part }, se { $condition }
# O tipo "addressed" começa por quem é visado, "sentence" é uma frase inteira sobre eles.
core-each-player = todos: { $part }
    .kind = addressed
core-others =
    { FORM($part, "kind") ->
        [sentence] { $part }
       *[plain] os demais: { $part }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] addressed
        }
core-together = todos ao mesmo tempo: { $choice }
    .kind = addressed
core-times = { $factor } × { $number }
    .per = { FORM($number, "per") }
core-at-least =
    houver ao menos { $least } { $least ->
        [one] { FORM($number, "one") }
       *[other] { FORM($number, "many") }
    }

## O que deu errado e o que fazer

error-unknown-game = Não existe um jogo chamado “{ $name }”. Escolha um destes: { $known }
error-bad-option = “{ $value }” não é possível para “{ $name }”. Possível: { $allowed }
error-illegal-choice = “{ $answer }” não é possível agora. Escolha uma destas opções: { $offered }
error-stale-choice = Esta pergunta não está mais aberta. Olhe a mesa de novo e responda ao que se pergunta agora.
error-bad-save = Este jogo salvo está danificado ou não é nosso ({ $what }). Tente outro arquivo.
error-wrong-version = Esta partida de { $game } foi jogada com as regras { $theirs }, mas aqui valem as regras { $ours }. Abra-a com a versão do Pelagia em que foi jogada.
error-migrated-record = Esta partida de { $game } começou com as regras { $began } e continuou com as regras { $rules }. Nenhuma versão do Pelagia consegue reproduzi-la desde o início.
error-bad-content = { $card }: { $what }. Corrija isso ou jogue sem o pacote.
