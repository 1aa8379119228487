# O que há de errado com um pacote de Cidades Submersas. Cada um é o resto de uma frase que começa pelo lugar, sem ponto final.

underwater-cities-check-unknown-piece = a caixa não tem “{ $word }”; uma peça de um pacote toma o lugar de uma da caixa
underwater-cities-check-unknown-type = não existe o tipo “{ $word }”, só INSTANT, PERMANENT, ACTION, PRODUCTION e FINAL
underwater-cities-check-unknown-colour = não existe a cor “{ $word }”, só YELLOW, RED e GREEN
underwater-cities-kind-list = uma lista de textos entre aspas, como ["gain(KELP=2)"]
underwater-cities-check-tile = uma peça azul tem `instant` e talvez `production`, uma marrom só `final`; veja `{ $field }`
underwater-cities-check-colour = toda carta menos o assistente tem uma cor: YELLOW, RED ou GREEN
underwater-cities-check-assistant = o assistente pessoal é uma carta de ação
underwater-cities-check-only-permanent = uma carta permanente só diz o que dura, como `on(...)`, `less(...)`, `once_per_turn(...)` ou `hand_limit(1)`
underwater-cities-check-only-final = uma carta de pontuação final só diz `score(...)` ou `hand_in(...)`
underwater-cities-check-inside = o que dura, muda a produção ou pontua no final não pode ficar aqui
underwater-cities-check-just-built = `upgrade(JUST_BUILT)` deve ser a segunda metade de `whole(build(...), ...)`
underwater-cities-check-table = `table(...)` fica sozinho em `score(...)` ou `final`
underwater-cities-check-kind = `{ $kind }` não é possível aqui
underwater-cities-check-expansion = só construções ficam em locais para expansão
underwater-cities-check-nothing = algo aqui não faria nada: procure uma lista vazia, um 0 ou números fora de ordem
underwater-cities-check-alike = duas das coisas entre as quais se escolhe pareceriam iguais

content-kind-word = um efeito como `gain(KELP=1)`
content-kind-gain = `gain(...)`
content-kind-ask = um efeito que pergunta, como `exchange(KELP, STEEL)`
content-kind-counted = algo que se conta, como `CONN(FARM)`
content-kind-holds = uma condição como `has(2, UP(LAB))`
content-kind-happening = um evento como `BUILT(CITY)`
content-kind-resource = um recurso como `KELP`
content-kind-cardtype = um tipo de carta como `ACTION`
content-kind-filter = `AVAILABLE`, `OCCUPIED_BY_OTHER` ou `NOT_MINE`
content-kind-where = `ORDINARY` ou `EXPANSION`
content-kind-mapping = um custo como `price(CRED=1)`
content-kind-tuple = `either(...)`
