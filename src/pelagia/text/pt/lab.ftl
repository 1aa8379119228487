## Relatórios do laboratório

lab-about =
    Pelagia { $program }; regras { $rules } de { $game }; conteúdo { $content }; bots: { $bots }; semente { $seed }{ $games ->
        [0] .
       *[other] , partidas { $first } a { $last }.
    }
lab-about-pack = { $name } ({ $fingerprint })
lab-offered = Oferecido
lab-offered-and-used = Oferecido, obtido e usado
lab-compared = { $before } contra { $now }
lab-changed-pieces = Peças diferentes
lab-changed-none = Nenhuma peça é diferente.
lab-moved = O que mais mudou
lab-moved-note =
    { $moved ->
        [0] Nada mais mudou com certeza.
       *[other] De { $all } outras medidas, { $moved } mudaram com um intervalo que não contém o zero; só por acaso seriam cerca de { $chance }.
    }
lab-compared-note = Agora menos antes, em pares das mesmas partidas; ± é metade de um intervalo de 95 %, “±?” quer dizer: poucas partidas para isso.
lab-item-in = { $group }: { $item }

cli-column-offered = Oferecido, %
cli-column-uses = Usado
cli-column-had-seats = Obtido por

## O relatório como página

lab-report-among-score = Pontos, entre seus pares
lab-report-among-share = Quantos o tiveram, entre seus pares
lab-report-among-win = O que faz pela vitória, entre seus pares
lab-report-back = O relatório inteiro
lab-report-before = Antes
lab-report-chance = Venceram, %
lab-report-chance-change = Vitórias de quem o teve, agora menos antes, em pontos percentuais
lab-report-change = Mudança
lab-report-change-note = Agora menos antes, em pares das mesmas partidas; ± é metade de um intervalo de 95 %. Em negrito: não contém o zero.
lab-report-changed = mudou
lab-report-changes = Todas as mudanças
lab-report-everybody = todos os lugares
lab-report-figure = Medida
lab-report-figures = Medidas
lab-report-filter = Procurar
lab-report-final-score = pontos
lab-report-interval-note = Com intervalos de 95 %.
lab-report-item = Item
lab-report-item-note = Pontos e vitórias: com o item menos sem ele; ± é metade de um intervalo de 95 %, “±?” quer dizer: poucas partidas para isso. Em negrito: não contém o zero. Um nome abre a página do item, um título ordena.
lab-report-kept = Ainda teve, %
lab-report-mean = Média
lab-report-moved = O que mudou
lab-report-moved-note = Quantas vezes vence quem o teve, agora menos antes. Uma estrela marca o que difere entre os dois conteúdos; dos outros, alguns mudam por acaso, como diz o topo da página.
lab-report-never = Oferecido e nunca obtido
lab-report-now = Agora
lab-report-offered = Oferecido, %
lab-report-offered-and-had = Oferecido, obtido, usado
lab-report-offered-note = Cada ponto é uma peça: quantos lugares puderam escolhê-la, quantos a tiveram e quantas vezes a usaram. Embaixo à direita está o que ninguém quer.
lab-report-others = os outros
lab-report-pairs = Recusado
lab-report-round = rodada
lab-report-rounds = Pontos após cada rodada
lab-report-rounds-note = Com intervalos de 95 %, nas partidas que duraram até lá.
lab-report-score = Pontos
lab-report-scores = Como os pontos se distribuem
lab-report-seats = Quem vence, por lugar
lab-report-share = Obtido, %
lab-report-share-of-seats = parte dos lugares
lab-report-unknown = O relatório não sabe nada deste item.
lab-report-uses = Usado
lab-report-value = Valor
lab-report-win = Vitórias, %
lab-report-winners = vencedores
lab-report-winning = O que vence
lab-report-winning-note = Chance de vencer com o item menos sem ele, em pontos percentuais; os mais certos. O que só os ricos podem pagar parece bom.
lab-report-without = As mesmas partidas sem

error-no-report-page = A página dos relatórios não foi gerada. Execute “python web/build.py” na pasta do código-fonte; os pacotes instalados já a trazem.
