# O que há de errado num pacote de conteúdo de Deep Sea. Cada um é o resto de uma frase que começa com o lugar, sem ponto final.

content-kind-texts = uma lista de textos como ["4", "2"]
content-kind-action = uma ação como `travel()`
content-kind-kind = um tipo de disco como `CONSERVE`
content-kind-reach = `ZONE` ou `DEPTH`

deep-sea-check-piece = não há “{ $word }” na caixa; uma peça de um pacote toma o lugar de uma da caixa
deep-sea-check-colour = não há cor “{ $word }”
deep-sea-check-notation = `{ $written }` não está na notação deste campo
deep-sea-check-range = `{ $field }` é { $n }, mas deve ficar entre { $least } e { $most }
deep-sea-check-bundle = “{ $bundle }” não é um bônus; escreva letras como R I C G A L M P, K2 e D1
deep-sea-check-parts = `actions`, `one_action` e `seq` precisam de algo entre os parênteses
deep-sea-check-here = `HERE`, `discs_here` e `vessels_here` são só para placas de oceano, e não há outro lugar
deep-sea-check-depths = uma descoberta indica profundidades de 1 a { $most }, a mais rasa primeiro
deep-sea-check-menu = só travel, sonar, discover, dive, conserve, journal e promote podem ser escolhidos como ações, no máximo com `tech=1` e `dive(2)`
deep-sea-check-alike = duas das ações pareceriam iguais
deep-sea-check-leader = o líder precisa de ações
deep-sea-check-symbols = um relatório tem de um a quatro símbolos, cada um de outra cor
deep-sea-check-sites = a placa tem { $n } lugares para discos, mas só { $most } cabem
deep-sea-check-tokens = a placa tem { $n } fichas, mas só { $most } cabem
deep-sea-check-track = uma trilha de sonar precisa de ao menos um espaço
deep-sea-check-link = a conexão { $a }-{ $b } deve ligar dois campos da placa
deep-sea-check-links = duas conexões ligam os mesmos campos
deep-sea-check-no-site = não há esses campos na placa: { $sites }
deep-sea-check-via = campos com @left, @above ou @right são para placas em que nenhum submarino entra, e ali todos precisam deles
deep-sea-check-base = nenhum submarino pode entrar na base deste cenário
deep-sea-check-start = a área de impacto precisa de um hexágono inicial
deep-sea-check-hexes = cada hexágono existe uma vez, e estes precisam existir: { $needed }
deep-sea-check-rows = a área de impacto precisa de { $n } fileiras, uma para cada profundidade
deep-sea-check-goal-hexes = os objetivos com opções, e só eles, precisam de um hexágono
