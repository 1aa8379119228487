# O que está nos livros de regras, até onde um pacote pode diferir. content/printed.py de cada jogo tem tudo.

## new_eden

fact-new-eden-start-oxygen = uma carta de oxigênio inicial move 1 passo, a outra 2
fact-new-eden-groups = os módulos são de seis grupos
fact-new-eden-crabs = um caranguejo coletor ativado dá moedas
fact-new-eden-crabs-move-back = cada caranguejo coletor move o ponteiro 1 para trás
fact-new-eden-mussels = um habitat de mexilhões ativado dá pontos
fact-new-eden-krakens = um kraken de reparo ativado conserta
fact-new-eden-krakens-move-forward = cada kraken de reparo, a peça também, move o ponteiro 1 para a frente
fact-new-eden-pointer-symbols = mexilhões, estaleiros e tanques de oxigênio não mexem no ponteiro
fact-new-eden-shipyards = um estaleiro dá deeples quando é anexado
fact-new-eden-research-is-printed = a pesquisa faz uma de quinze coisas, com estes números e nenhum outro
fact-new-eden-grant = 5 moedas na hora
fact-new-eden-ballast = o ponteiro avança 3
fact-new-eden-clean-harvest = caranguejos coletores não movem o ponteiro para trás
fact-new-eden-foam = 5 danos consertados na hora, 5 pontos a menos no fim
fact-new-eden-staffed-crabs = 3 pontos por caranguejo coletor ocupado
fact-new-eden-staffed-krakens = 2 pontos por kraken de reparo ocupado
fact-new-eden-drillings = 5 ou 10 danos na hora, 8 ou 20 pontos no fim
fact-new-eden-patents = 5 moedas para todos os outros na hora, 15 pontos no fim
fact-new-eden-plant-research = a cada uso da usina: 2 moedas a mais, 2 pontos ou 1 dano a menos
fact-new-eden-attacks = os outros sofrem 1 dano por estaleiro, caranguejo coletor ou carta de oxigênio seus
fact-new-eden-kraken-tile = a peça de kraken conserta 3

## underwater_cities

fact-underwater-cities-actions = o que cada espaço de ação faz
fact-underwater-cities-brown-tiles = o que as cinco metrópoles marrons pontuam
fact-underwater-cities-kelp-and-points = uma metrópole azul dá 1 kelp na hora e produz 2 pontos
fact-underwater-cities-assistant = o assistente dá 1 plastiaço ou 1 crédito
fact-underwater-cities-numbered-cards = as cartas 19, 28, 34 e 37 fazem o que dizem os exemplos
fact-underwater-cities-described-cards = as notas descrevem seis cartas com suas quantidades
fact-underwater-cities-larger-hand = uma carta aumenta em 1 o limite da mão
fact-underwater-cities-bought-points = o exemplo compra pontos por kelp com plastiaço, e 3 por 2 de ciência
fact-underwater-cities-large-cards = seis das cartas especiais caras são mostradas
fact-underwater-cities-buying-is-better = comprar pontos com uma carta é melhor do que guardar os recursos
fact-underwater-cities-special-cards-from-spaces = cartas especiais vêm só de espaços de ação
fact-underwater-cities-ready-again = algumas cartas instantâneas, e nenhuma outra, tornam cartas de ação utilizadas disponíveis novamente
fact-underwater-cities-one-conversion = uma carta transforma uma cidade
fact-underwater-cities-expansion-by-cards = só cartas permitem construir em locais para expansão

## flotilla

fact-flotilla-dive-dice = há 16 dados de mergulho
fact-flotilla-goals-fall = as peças de um objetivo ficam com o maior valor em cima e o menor embaixo
fact-flotilla-captain = o Capitão recolhe; embaixo d’água pode-se então trocar de lado
fact-flotilla-arrows = em cada anel a terceira casa pode ser pulada
fact-flotilla-prices-never-fall = cada compra sobe um preço e cada venda o desce; um preço é 5
fact-flotilla-surcharges = um posto avançado flutuante custa 10 a mais no Lado Abissal e 20 a mais no Lado Celeste
fact-flotilla-tile-costs = uma peça do Lado Celeste custa recursos
fact-flotilla-first-dive = o Pesquisador da tripulação inicial acrescenta dois dados de águas rasas
fact-flotilla-jokers = cada dado de pesquisa tem um curinga
fact-flotilla-hub-rows = dois artefatos dos Pesquisadores pagam dois; a influência de uma fileira vai para uma guilda
fact-flotilla-toxicity-track = a trilha de pontuação da toxicidade dá pontos no começo e tira no fim
fact-flotilla-milestone = um marco dá 2 de toxicidade, um artefato e um mostrador, nesta ordem
fact-flotilla-survivor-fields = todas as outras casas do anel de sobreviventes dão pontos ou uma carta de tripulação
fact-flotilla-artefact-ships = dois artefatos, o Propulsor de Foguete e o Submarino, dão um barco
fact-flotilla-sonar-fields = o que dão as cinco casas da trilha de sonar
fact-flotilla-sonar-pays = cada passo na trilha de sonar dá pontos
fact-flotilla-dock-prices-fall = quanto mais tarde se troca de lado, menos vale cada barco
fact-flotilla-dock-builds-rise = quanto mais tarde se troca de lado, mais peças se pode construir
fact-flotilla-dock-example = de quatro jogadores, o primeiro vende barcos por 16, o segundo por 13 e constrói 2 peças
fact-flotilla-first-outpost = o primeiro posto avançado custa 20
fact-flotilla-outposts-rise = o preço dos postos avançados sobe a cada um construído
fact-flotilla-translator = o Tradutor dá influência por até dois Oradores a mais
fact-flotilla-dredge-operator = o Operador de Draga ignora toxicidade e esgotamento
fact-flotilla-clinician = a Médica Clínica melhora a pontuação da toxicidade

## deep_sea

fact-deep-sea-best-score = todo lado dourado do nível 5 pontua, e nenhum outro
fact-deep-sea-sonar-spaces = a maioria das casas de sonar descobre, algumas dão um bônus
fact-deep-sea-tokens = 36 fichas de mergulho de doze tipos: sete em dobro, quatro quatro vezes, uma seis vezes
fact-deep-sea-token-research = uma ficha de mergulho mostra 1 a 4 de conhecimento
fact-deep-sea-token-effects = a maioria das fichas de mergulho, não todas, tem também um efeito
fact-deep-sea-journal-symbols = todo relatório tem um símbolo, e os campos de publicação pedem os mesmos símbolos
fact-deep-sea-journal-points = alguns relatórios pontuam, não todos
fact-deep-sea-hex-bonuses = a maioria dos hexágonos dá um bônus na hora, não todos
fact-deep-sea-hex-points = toda área de impacto tem hexágonos que pontuam
fact-deep-sea-unlimited-hexes = alguns hexágonos comportam qualquer número de marcadores, não todos
