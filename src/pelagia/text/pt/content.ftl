# O que está errado em um pacote de conteúdo. Cada texto continua uma frase que começa com o lugar, sem ponto final.

content-did-you-mean = { $what } (você quis dizer `{ $near }`?)

## Efeitos

content-unreadable = não é possível ler `{ $source }`; falta um parêntese ou uma vírgula?
content-unknown-word = palavra desconhecida `{ $word }`
content-needs-brackets = `{ $word }` precisa de parênteses, como em `{ $word }(...)`
content-no-call = `{ $word }` não leva parênteses
content-not-allowed = `{ $part }` não é permitido; só existem palavras do jogo, números inteiros, `3 * count(...)` e `count(...) >= 3`
content-not-counted = `{ $part }` não é algo que se conta; escreva `3 * count(...)` ou `count(...) >= 3`
content-too-many =
    { $most ->
        [0] `{ $word }` não leva nada entre parênteses
        [one] `{ $word }` leva só { $most } coisa entre parênteses
       *[other] `{ $word }` leva só { $most } coisas entre parênteses
    }
content-unknown-argument = não existe `{ $word } = ...` nestes parênteses
content-argument-twice = `{ $name }` aparece duas vezes nos parênteses de `{ $word }`
content-missing-argument = falta `{ $name }` nos parênteses de `{ $word }`
content-wrong-kind = em vez de `{ $part }` é preciso { $wanted }

content-kind-or = { $a } ou { $b }
content-kind-int = um número inteiro
content-kind-str = um texto entre aspas
content-kind-list = uma lista entre colchetes
content-kind-numbers = uma lista de números inteiros como [2, 1]
content-kind-effect = um efeito como `coins(3)`
content-kind-number = um número que se conta, como `count(CRAB)`
content-kind-condition = uma condição como `count(CRAB) >= 2`
content-kind-group = um grupo como `CRAB`
content-kind-final = um quadro da pontuação final como `final(points=3)`
content-kind-plantbonus = `plant_bonus(...)`
content-kind-bool = `True` ou `False`
content-kind-effects = uma lista de efeitos entre aspas como ["money(3)", "trade(5)"]
content-kind-guild = uma guilda como `SPEAKERS`
content-kind-colour = uma cor como `YELLOW`
content-kind-depth = uma profundidade como `REEF`
content-kind-faces = uma lista de seis faces como ["R", "RX", "N", "X", "RV", "R"]
content-kind-research = uma lista de seis faces como ["SPEAKERS 2", "TRADERS b", "joker", ...]

## Arquivos

content-no-folder = esta pasta não existe
content-no-file = o arquivo falta ou não é um texto legível (UTF-8)
content-bad-toml = o arquivo não é TOML: { $why }
content-bad-name = “{ $name }” não pode ser o nome de um pacote; o nome tem de 1 a { $most } caracteres e nenhum “@”
content-wrong-game = o pacote é para “{ $game }”, não para “{ $wanted }”
content-unknown-base = não existe a base “{ $word }”, só “box” e “empty”
content-unknown-table = não existe a tabela `{ $word }`, só { $tables }
content-single-brackets = escreva [[{ $word }]] com dois colchetes de cada lado
content-unknown-field = não existe o campo `{ $word }`
content-unknown-deck = não existe o baralho “{ $word }”
content-unknown-group = não existe o grupo “{ $word }”
content-unknown-piece = a caixa não tem “{ $word }”; uma peça de um pacote toma o lugar de uma da caixa
content-unknown-depth = não existe a profundidade “{ $word }”
content-unknown-arc = não existe o fragmento “{ $word }”
content-wrong-type = o campo `{ $field }` deve ser { $wanted }
content-missing-field = falta o campo `{ $field }`
content-twice = `{ $id }` já está em { $file }

## New Eden: o que todo conteúdo precisa

new-eden-check-identifier = um identificador é uma letra maiúscula e até 7 outras letras maiúsculas e algarismos
new-eden-check-same-identifier = este identificador é usado duas vezes
new-eden-check-special = esta carta não tem baralho e pertence ao grupo { $group }
new-eden-check-never-placed = esta carta nunca é anexada e por isso não pode ter `on_place`
new-eden-check-deck = esta carta precisa de um baralho: { $known }
content-check-source = a fonte é “{ $source }”, mas deve ser uma destas: { $known }
new-eden-check-no-title = só R01 a R15 são pesquisas do livro de regras; escreva source = "public" ou "designed"
new-eden-check-wrong-field = uma carta do grupo { $group } não pode ter `{ $field }`
new-eden-check-missing-field = uma carta do grupo { $group } precisa de `{ $field }`
new-eden-check-slots = a carta tem { $n } espaços de trabalho, mas deve ter de { $least } a { $most }
new-eden-check-bottles = uma carta de oxigênio tem um ou dois cilindros com números de { $least } a { $most }
new-eden-check-yard = um estaleiro precisa de `deeples(...)` em seu `on_place`
new-eden-check-no-effect = esta pesquisa não faz nada
new-eden-check-staffed = `staffed({ $group })` não conta nada; só CRAB, MUSSEL e KRAKEN têm equipe
new-eden-check-parts = `seq`, `any_order` e `one_of` precisam de pelo menos duas coisas entre parênteses
new-eden-check-alike = duas das opções pareceriam iguais
content-check-number = { $n } não é possível aqui, só de { $least } a { $most }
new-eden-check-others-twice = `others` não pode estar dentro de `others`
new-eden-check-use-gift = dentro de `others` escreva `gift({ $n })` em vez de `coins({ $n })`
new-eden-check-use-coins = `gift` é só para os demais; escreva `coins`
new-eden-check-missing-card = falta esta carta
new-eden-check-deck-size = este baralho tem { $n } cartas, mas precisa de { $wanted }
new-eden-check-room = há { $n } cartas deste grupo, mas só há lugar para { $most }
new-eden-check-bonus-count = há { $n } cartas de bônus, mas devem ser de { $least } a { $most }
new-eden-check-reward = uma carta de bônus paga `coins({ $coins })` ou `points({ $points })`

## New Eden: limites da nossa própria caixa (docs/rules/new-eden.md, seção 19.2)

new-eden-check-split = limite 1: { $n } cartas do grupo { $group } em vez de { $wanted }
new-eden-check-deeples = limite 2: um estaleiro dá { $least } ou { $most } deeples e nada mais
new-eden-check-all-deeples = limite 2: { $n } deeples em todas as cartas em vez de { $wanted }
new-eden-check-one-slot = limite 3: só { $n } de { $all } módulos têm um espaço de trabalho, menos de um terço
new-eden-check-bottle-sum = limite 4: o cilindro maior vem primeiro, e a soma é no máximo { $most }
new-eden-check-pointer = limite 5: o ponteiro deve andar { $forward } para a frente e { $back } para trás
new-eden-check-research = limite 6: cada uma de R01 a R15 existe uma vez, e nenhuma outra pesquisa
new-eden-check-research-points = limite 6: os pontos finais devem ser { $n }
new-eden-check-output = limite 7: o efeito deve ser `{ $word }(n)` com no máximo { $most }
new-eden-check-final-points = limite 7: os pontos finais devem ser de 0 a { $most }
