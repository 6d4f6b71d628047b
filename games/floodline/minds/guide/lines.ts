/**
 * Ways to win that are known, by level, the best first; line-text.ts says how to read them.
 * Made from the replays in the folders of levels by `npx lockstep level-index`; edit those.
 */
export const LINES: Readonly<Record<string, readonly string[]>> = {
  'first-stack': ['9|3|783|41|45|43|791|829', '275|5|214|41|53|813|217|1'],
  'first-tilt': ['tilt right;683|tilt left;3', '19|tilt right;283|523|tilt left;3'],
  unsupported: ['354|32|1448|tilt right;tilt left;434', '354|32|325|434|544|tilt right;tilt left;634'],
  'first-basin': [
    '1405|3694|12492|330|21470|1505',
    '335|3694|12492|1405|370|1505',
    '335|384|12492|1405|370|1505',
    'hold;3604|12402|1495|370|hold;330|hold;1595',
    '1405|3920|12410|1495|hold;1505|2650',
  ],
  'meet-the-drain': [
    '5931|hold;7|hold;5981|hold;10416|10390',
    'hold;165|20|hold;10401|1707|10464',
    'hold;165|20|hold;10401|1707|8718|hold;543|hold;21|10519|9866|760|hold;12708|10567|10391',
  ],
  'dig-a-channel': [
    'tilt right;tilt left;802|hold;28|37|hold;13894|11666|15004',
    'tilt right;tilt left;801|tilt right;tilt left;1578|807|tilt right;tilt left;33|8516|12625',
    'tilt right;tilt left;843|77|11629|tilt right;tilt left;75|1004|913|tilt right;tilt left;31|1075',
    '801|1578|tilt right;tilt left;807|33|8516|12625|7814|8578',
  ],
  'two-basins': [
    'tilt left;tilt right;2020|8|24|65|25|151|79',
    '503|tilt left;tilt right;18|29|15|25|151|73|158',
    '503|50|tilt left;tilt right;29|15|25|151|23|158|4031',
  ],
  'dont-build-on-water': [
    'hold;19076|19176|19377|847|19645',
    '367|hold;467|667|19565|19666',
    '367|19166|19266|767|19665|19766',
    'hold;302|402|612|2514|2614',
    '44|2073|2173|2372|2573|2673',
  ],
  'freeze-101': [
    'hold;219|5915|6620|8756|326|362|332|6709|4578|5996',
    'freeze;211|220|5834|14987|12283|293|276|265|13035|6603',
    '211|freeze;2133|220|1701|12931|1003|276|357|12995|5291|1052|395',
    'freeze;211|220|299|6621|12931|293|276|349|12995|13035',
    '212|218|5914|1708|6610|8028|346|330|13036|15132',
  ],
  'temporary-bridge': [
    'freeze;247|268|5|33|4',
    'freeze;247|268|5|tilt back;tilt forward;33|4',
    '18|9|19|tilt back;tilt forward;freeze;247|268|6387',
    '18|tilt back;tilt forward;freeze;247|268|6387|52',
    'freeze;247|268|12219|12233|970',
  ],
  'drain-placement': [
    'hold;32|drain;1788|0|5|35|82|198|227',
    '1|32|drain;1788|0|5|35|82|198|227',
    '5310|597|32|10614|1209|1181|3607|11335|1176|4757|1253|drain;11294|5949|8901|11223|50|11360|13616|5387',
  ],
  'forbidden-zone': [
    'tilt right;tilt left;tilt back;tilt forward;400|372|60|16|24|416|1',
    'tilt right;tilt left;tilt right;tilt left;tilt back;tilt forward;tilt back;tilt forward;400|372|60|16|24|416|1',
    'tilt back;tilt forward;400|372|417|389|378|tilt back;tilt forward;416|tilt right;tilt left;tilt back;tilt forward;405|18742|506|3727|8052',
    'tilt right;tilt left;400|tilt back;tilt forward;372|60|16|24|416|1|18742',
  ],
  'floodplain-exam': [
    'freeze;109|tilt right;tilt left;26057|7990|14648|1410|25355|12058|2664|1332|1403|1480|26196',
    'tilt right;tilt left;26057|7990|11988|19954|1410|25355|12058|30663|28004|1480|5478|26196',
    'tilt right;tilt left;tilt right;tilt left;tilt right;tilt left;26057|7990|11988|19954|1410|25355|12058|30663|28004|1480|5478|26196',
  ],
  footbridge: ['63|75'],
  'a-lid-for-two': ['46|40'],
  'the-right-basin': ['275|302'],
  'travel-light': ['hold;3450|3510'],
  'cold-feet': ['freeze;816|67'],
  'pull-the-plug': ['drain;2095|197'],
  'tilt-once': ['tilt right;tilt left;22|30'],
  'hold-fast': ['stabilise;10|tilt right;tilt left;19'],
  'let-it-fall': ['191|185'],
  'dam-the-spill': ['66|2|22'],
  'out-on-a-limb': ['275|85|tilt right;tilt left;111'],
}
