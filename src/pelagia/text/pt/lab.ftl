## Relatórios do laboratório

lab-about =
    Pelagia { $program }; regras { $rules } de { $game }; conteúdo { $content }; bots: { $bots }; semente { $seed }{ $games ->
        [0] .
       *[other] , partidas { $first } a { $last }.
    }
lab-about-pack = { $name } ({ $fingerprint })
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
lab-compared-note = Agora menos antes, em pares das mesmas partidas; ± é metade de um intervalo de 95 %, “±?” aparece onde há partidas de menos para dizer algo.
lab-item-in = { $group }: { $item }

cli-column-offered = Oferecido, %
cli-column-uses = Usado
cli-column-had-seats = Obtido por
