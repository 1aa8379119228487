# Pacotes de conteúdo: a linha de comando e o que se escreve nos arquivos de um pacote.

cli-metavar-action = AÇÃO
cli-command-content = Faz pacotes de conteúdo: escreve a caixa, confere um pacote, mostra suas peças.
cli-title-actions = Ações
cli-content-action-check = Diz tudo o que está errado em um pacote e onde ele difere do que está no livro de regras.
cli-content-action-new = Escreve a caixa como um pacote que você pode mudar.
cli-content-action-schema = Imprime um JSON Schema dos pacotes de um jogo, para editores.
cli-content-action-show = Mostra as peças de um pacote e quais delas diferem da caixa.
cli-help-content-new = uma pasta que ainda não existe; o nome dela é o do pacote
cli-help-content-file = para onde vai o esquema; padrão: saída padrão
cli-help-content-changed = só as peças que diferem da caixa
cli-content-fine = { $pack }: nada errado. Impressão digital { $print }.
cli-content-faults =
    { $n ->
        [one] Uma coisa está errada.
       *[other] { NUMBER($n) } coisas estão erradas.
    }
cli-content-bent = Diferente do livro de regras, o que um pacote pode ser:
cli-content-fact = Livro de regras, { $page }: { $says }
cli-content-changes = Mudou: { $what }
cli-content-as-the-box = Como na caixa.
cli-content-written =
    { $n ->
        [one] { $folder }: { NUMBER($n) } peça em { NUMBER($files) } arquivos. O README.md diz o que é o quê.
       *[other] { $folder }: { NUMBER($n) } peças em { NUMBER($files) } arquivos. O README.md diz o que é o quê.
    }
cli-content-differs = mudou
cli-content-box-has = na caixa: { $what }
cli-file-exists = já existe
pack-head = { $title } Mude o que quiser; o README.md diz como.
pack-about = O que é este pacote. Seu nome aparece em toda mesa que joga com ele.

## O README.md de um pacote

pack-readme =
    # { $name }

    A caixa inteira de { $title } como pacote de conteúdo. Mude números, guarde o que quiser, apague o resto: uma peça que não está aqui é como na
    caixa, a não ser que `pack.toml` diga `base = "empty"`.

        pelagia content check { $folder }
        pelagia content show { $folder } --changed
        pelagia play { $game } --content { $folder }
        pelagia balance { $game } --content { $folder }

    `check` diz tudo o que está errado, e onde. Editores que conhecem JSON Schema completam palavras e marcam erros enquanto você escreve: a primeira linha
    de cada arquivo indica `pack.schema.json`. No VS Code é preciso a extensão Even Better TOML.

    Linhas que começam com `#` são comentários. O guia para autores de pacotes explica as palavras dos efeitos.

## As tabelas de um pacote, por jogo

pack-new-eden-card = Módulos e as cartas de início e de ampliação.
pack-new-eden-bonus = Cartas de bônus: uma moeda ou dois pontos por carta de um grupo.
pack-underwater-cities-card = As cartas das três eras, as cartas especiais e o assistente.
pack-underwater-cities-space = Os espaços de ação do tabuleiro principal.
pack-underwater-cities-metropolis = As metrópoles: as azuis dão algo na hora e talvez produzam, as marrons pontuam.
pack-underwater-cities-contract = Os contratos governamentais: o que é preciso cumprir e o que se ganha.
pack-flotilla-crew = As cartas de tripulação: valor de navegação e efeitos embaixo d’água, renda e efeitos acima.
pack-flotilla-tile = As peças de oceano com os dois lados.
pack-flotilla-goal = Os objetivos: o que cada lado conta e o que suas três peças pagam, de cima para baixo.
pack-flotilla-artefact = Os artefatos: o que se ganha ao encontrá-los.
pack-flotilla-ring = Os anéis das guildas, casa por casa.
pack-flotilla-track = Preços, dinheiro inicial, toxicidade e as outras fileiras de números.
pack-flotilla-survivors = Os anéis de sobreviventes, por número de jogadores.
pack-flotilla-sonar = As cinco casas da trilha de sonar.
pack-flotilla-dock = A doca, por número de jogadores: quanto vale um barco e quantas peças se pode construir.
pack-flotilla-hub = As fileiras do Centro: o que está impresso e o que um a três artefatos dão.
pack-flotilla-dive-die = Os dados de mergulho: quantos de cada tipo e suas seis faces.
pack-flotilla-research-die = Os dados de pesquisa e suas seis faces.
pack-deep-sea-crew = As peças de tripulação com os dois lados.
pack-deep-sea-board = As placas de oceano.
pack-deep-sea-token = As fichas de mergulho.
pack-deep-sea-journal = Os relatórios de pesquisa.
pack-deep-sea-bonus = Os objetivos de bônus das partidas em equipe, por número de jogadores.
pack-deep-sea-setback = Os contratempos das partidas em equipe.
pack-deep-sea-scenario = Os cenários: suas áreas de impacto e o que uma equipe precisa alcançar.

## A busca nos números de um pacote

cli-command-tune = Busca números de um pacote que tornem o jogo o que você quer e mostra as provas dos melhores.
cli-help-tune-plan = um plano: que números podem mudar e o que se deseja
cli-help-tune-folder = onde ficam partidas, candidatos e o melhor pacote; uma busca interrompida continua ali; padrão: o nome do plano sem a extensão
cli-tune-searched = { NUMBER($n) } candidatos competiram em { NUMBER($games) } partidas; o programa ou o livro de regras recusou mais { NUMBER($refused) }.
cli-tune-nothing = Não se encontrou nada melhor do que já havia.
cli-tune-better = O melhor candidato está em { $folder }.
cli-tune-worse = O vencedor da corrida está em { $folder }, mas partidas novas não o confirmam: ele não fica mais perto do desejado do que o original.
cli-tune-note = Antes e agora vêm de { NUMBER($n) } partidas novas, as mesmas para os dois, que não serviram para escolher nada. Os intervalos são de 95 %.
cli-tune-wants = O que se deseja
cli-tune-choices = O que mudou
cli-tune-ranked = O último grupo, por quanto errou nas partidas da corrida
cli-tune-as-it-was = como era
cli-tune-met-yes = sim
cli-tune-met-no = não
cli-tune-met-perhaps = talvez
cli-column-wanted = Desejado
cli-column-met = Cumprido
cli-column-candidate = Candidato
cli-column-missed = Erro
error-bad-plan = { $place }: isto não é possível: { $what }.
error-bad-figure = Número “{ $name }”: não há número em { $at }.
error-bad-want = “{ $what }” não pode ser medido aqui; veja what, group ({ $group }) e item.
error-nothing-to-tune = Nenhum candidato respeita o que o programa exige e o livro de regras traz; { NUMBER($n) } foram tentados.
error-other-search = { $folder } guarda outra busca; dê outro --folder.
lab-wins = vitórias, %
lab-share = parte dos lugares, %
lab-spread = amplitude:
lab-behind = atrás do melhor:
lab-margin = vantagem do vencedor

## A página com as peças de um pacote

cli-help-content-html = escrever as peças, desenhadas como na página, em uma só página neste arquivo; “-” é a saída padrão
pack-page-before = na caixa
pack-page-now = neste pacote
pack-page-changed = mudou
pack-page-filter = Procurar uma peça
pack-page-nothing = Nada encontrado.
pack-page-only = só o que difere da caixa
pack-page-others = Tabuleiros e trilhas que mudaram
