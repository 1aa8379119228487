# Palavras comuns a todos os jogos. Funções: veja catalogue.py.

core-seat = Jogador { $number }
core-skip = Pular
core-comma = { $a }, { $b }
core-and = { $a } e { $b }

core-source-rulebook = do livro de regras
core-source-public = de conhecimento público
core-source-designed = criado por este projeto

## O que se busca, e como terminou

core-name = { $seat }
core-aim-most = Vence quem tiver mais pontos.
core-aim-lead =
    { $ahead ->
        [0] Vence quem tiver mais pontos. Agora { $n }.
       *[other] Vence quem tiver mais pontos. { $seat } lidera com { $n }, { $ahead } à frente.
    }
core-aim-level =
    { $n ->
        [0] Vence quem tiver mais pontos. Ninguém tem pontos ainda.
       *[other] Vence quem tiver mais pontos. Empate na liderança com { $n }.
    }
core-end-won =
    { $seat } vence com { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }, { $ahead } à frente
core-end-tie =
    { $seat } vence com { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }, no desempate
core-end-shared = { $names } dividem a vitória com { $n }
core-end-nobody = Ninguém vence

## Perguntas

core-ask-one-of = Escolha uma opção
core-ask-any-order = O que você faz agora?
core-ask-may = Você quer isto?
core-ask-again = Mais uma vez?
core-because = { $cause }: { $asked }
core-left = { $asked } (restam { $n })
core-up-to = { $asked } (até mais { $n })

## O vocabulário das cartas. As partes ficam no meio de uma frase.

# O tipo "sentence" é uma frase inteira. Senão, as partes ficam no meio de uma.
core-seq = { $parts }
    .kind =
        { FORM($parts, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-seq-and =
    { FORM($a, "kind") ->
        [sentence] { $a } { $b }
       *[plain] { $a }, depois { $b }
    }
    .kind =
        { FORM($a, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-seq-once =
    { FORM($a, "kind") ->
        [sentence] { $a } Depois, uma vez: { $b }
       *[plain] { $a }, depois { $b }
    }
    .kind =
        { FORM($a, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-several =
    { FORM($part, "kind") ->
        [sentence] { $n ->
            [2] Duas vezes: { $part }
           *[other] { $n } vezes: { $part }
        }
       *[plain] { $n } × { $part }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-any-order = { $parts }, em qualquer ordem
core-any-order-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } e { $b }
    }
    .kind = list
core-any-order-rest = { $parts }
    .kind = block
core-any-order-rest-and =
    { FORM($a, "kind") ->
        [choice] { $a }; além disso, { $b }
       *[plain] { FORM($b, "kind") ->
            [list] { $a }, { $b }
           *[last] { $a }, e { $b }
        }
    }
    .kind = list
core-any-order-all = { $parts }
core-any-order-all-and =
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
core-one-of-all = { $parts }
core-one-of-all-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } ou { $b }
    }
    .kind = list
core-may = { $part }, se você quiser
core-may-how = opcionalmente { $part }
core-repeat =
    { $part }, { COUNT($times) } { COUNT($times) ->
        [one] vez
       *[other] vezes
    }{ PER($times) }
core-repeat-up-to =
    { $part } ({ $times ->
        [1] uma vez
        [2] até duas vezes
        [3] até três vezes
       *[other] até { $times } vezes
    })
core-per =
    { FORM($part, "kind") ->
        [sentence] { $every ->
            [1] Para cada { $count }
           *[other] Para cada { $every } { FORM($count, "many") }
        }{ $most ->
            [0] {""}
           *[other] {" "}(no máximo { $most } vezes)
        }: { $part }
       *[plain] { $part } { $every ->
            [1] { FORM($count, "per") }
           *[other] para cada { $every } { FORM($count, "many") }
        }{ $most ->
            [0] {""}
           *[other] , no máximo { $most } vezes
        }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-when =
    { FORM($part, "kind") ->
        [sentence] Se { $condition }: { $part }
       *[plain] { $part }, se { $condition }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-when-otherwise =
    { FORM($part, "kind") ->
        [sentence] Se { $condition }: { $part } Senão: { $otherwise }
       *[plain] { $part }, se { $condition }; senão, { $otherwise }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
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
error-broken-game = O jogo “{ $name }” foi instalado de fora e não pode ser carregado ({ $what }).
error-bad-option = “{ $value }” não é possível para “{ $name }”. Possível: { $allowed }
error-illegal-choice = “{ $answer }” não é possível agora. Escolha uma destas opções: { $offered }
error-stale-choice = Esta pergunta não está mais aberta. Olhe a mesa de novo e responda ao que se pergunta agora.
error-bad-save = Este jogo salvo está danificado ou não é nosso ({ $what }). Tente outro arquivo.
error-wrong-version = Esta partida de { $game } foi jogada com as regras { $theirs }, mas aqui valem as regras { $ours }. Abra-a com a versão do Pelagia em que foi jogada.
error-migrated-record = Esta partida de { $game } começou com as regras { $began } e continuou com as regras { $rules }. Nenhuma versão do Pelagia consegue reproduzi-la desde o início.
error-bad-content = { $card }: { $what }. Corrija isso ou jogue sem o pacote.
error-no-packs = Este jogo não tem pacotes de conteúdo.

## Bots, by level

bot-hatchling = Filhote
bot-hatchling-character = Curioso com tudo; pega o que parece bonito e esquece o que queria.
bot-crab = Caranguejo
bot-crab-character = Agarra o que está perto e muitas vezes se contenta com o segundo melhor.
bot-seahorse = Cavalo-marinho
bot-seahorse-character = Ereto e cuidadoso, mas não olha além do próximo passo.
bot-octopus = Polvo
bot-octopus-character = Tem um plano para cada turno e muda de ideia um pouco fácil demais.
bot-dolphin = Golfinho
bot-dolphin-character = Joga cada turno de cabeça até o fim e raramente deixa escapar o melhor desfecho.
bot-leviathan = Leviatã
bot-leviathan-character = Aprendeu com milhares de partidas o que importa no fim.

## Por que não: para que serve um lugar e o que impede

core-why-over = A partida acabou.
core-why-answered = Você já escolheu. Os outros ainda estão escolhendo.
core-why-turn = Não é a sua vez: { $seat } está escolhendo.
core-why-theirs = Isto é de { $seat }.
core-why-besides = { $reason } A pergunta é: { $prompt }
core-why-picked = Isto não combina com o que você já escolheu. Pressione a sua escolha de novo para devolvê-la. A pergunta é: { $prompt }
core-why-offered = Isto pode ser escolhido agora: pressione de novo. A pergunta é: { $prompt }
core-why-asked = A pergunta é: { $prompt } Responda com os botões da pergunta.
core-why-both = { $a } { $b }
core-why-asked-at = A pergunta é: { $prompt } Responda onde algo brilha: { $where }.
