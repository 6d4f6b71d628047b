/**
 * Ways to win that are known, by level, the best first; line-text.ts says how to read them.
 * Made from the replays in the folders of levels by `npx lockstep level-index`; edit those.
 */
export const LINES: Readonly<Record<string, readonly string[]>> = {
  'first-stack': ['9|3|783|41|45|43|791|829', '275|5|214|41|53|813|217|1'],
  'first-tilt': ['tilt right;683|tilt left;3', '19|tilt right;283|523|tilt left;3'],
  'four-winds': [
    'tilt left;649|tilt right;40',
    'tilt forward;676|tilt back;42',
    'tilt right;706|tilt left;33|tilt forward;676|tilt back;33',
    'tilt right;784|tilt left;42',
  ],
  unsupported: ['354|32|1448|tilt right;tilt left;434', '354|32|325|434|544|tilt right;tilt left;634'],
  'parking-lot': [
    '34|192|28|46|9103|18|202|tilt forward;tilt back;53',
    '34|192|28|46|9103|18|202|20',
    '192|193|28|46|194|18|33|114|60|7|195',
  ],
  'hold-it': [
    'hold;838|tilt right;tilt left;277|382|hold;477',
    '838|tilt right;tilt left;277|327|432|527',
    'hold;838|hold;20|hold;tilt right;tilt left;277|377|hold;427|527',
  ],
  'first-basin': [
    '1405|3694|12492|330|370|1505',
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
  'weight-limit': [
    '377|2879|34|2979|677|777|877|977|3479|34|3579|1277|1377|3879|1577|34|34|1677|34|34|1777|1877',
    '377|2879|34|2979|677|777|877|977|3479|34|3579|1277|1377|3879|1577|34|34|1677|34|34|1777|44|34|44|44|34|1877',
    '377|2879|26987|3079|777|877|977|1077|3579|27687|3779|1477|1577|4079|1777|34|34|44|34|34|44|44|34|44|44|34|1877',
    '377|2879|26987|3079|777|877|977|1077|3579|27687|3779|1477|1577|4079|1777|28287',
    '377|2879|34|2979|677|777|877|977|3479|34|3579|1277|1377|34|1477|34|34|1577|34|34|1677|1777|34|1877',
  ],
  'heavy-pieces': [
    'hold;1423|tilt right;tilt left;666|766|817|916|967',
    'hold;1423|tilt right;tilt left;666|8|5664|tilt right;tilt left;hold;766|866|966|1016',
    '15421|tilt right;tilt left;16067|717|8|5664|tilt right;tilt left;hold;817|15432|917|1022',
  ],
  'skyline-footprint': [
    '22837|29294|548|31166|hold;37750|hold;31542|3750|1197',
    '32564|23028|hold;31412|31604',
    'hold;5244|27|31228|hold;31420|38004',
  ],
  'first-gust': [],
  stabilize: [
    '2012|17|26537|26627|tilt right;tilt left;15872',
    'stabilise;2012|tilt right;tilt left;26492|26672',
    'stabilise;22|tilt right;tilt left;26402|102|151|26537|192|2282|26717',
    'stabilise;22|tilt right;tilt left;26402|26582|hold;26717',
    'hold;26402|18|hold;2147|26627|tilt right;tilt left;15871',
  ],
  cantilever: [
    'tilt left;701|312|326|tilt right;37|tilt forward;tilt back;402',
    'tilt left;701|312|326|tilt right;37|362|381|457|422|527|501|358|552|571|19|23|tilt forward;tilt back;18',
    'tilt left;701|312|326|tilt right;37|362|381|457|422|527|501|358|552|571|19|23|tilt forward;tilt back;tilt forward;tilt back;18',
  ],
  'tight-budget': [
    '2509|hold;23110|tilt left;2|tilt left;tilt right;1454|hold;1523',
    '2509|hold;23110|tilt left;2|tilt left;tilt right;tilt left;tilt right;1454|hold;1523',
    '2509|hold;23110|tilt left;2|tilt left;tilt right;24|86|tilt left;tilt right;1454|1517',
  ],
  'alternating-wind': [],
  'wet-foundation': [
    'hold;tilt left;tilt right;817|867|971|1017|1067|1167|1216|1267|1321',
    'tilt left;tilt right;817|917|967|hold;1067|1117|1217|hold;1266|1317',
    'tilt left;tilt right;tilt left;tilt right;817|917|967|hold;1067|1117|1217|hold;1266|1317',
  ],
  'high-rise-exam': [
    '3201|hold;3693|30783|tilt left;2|tilt left;tilt right;2050|2120',
    '3201|hold;3693|30783|tilt left;2|24|94|tilt left;tilt right;2049|2120',
    '3201|hold;3693|30783|tilt left;2|24|94|tilt left;tilt right;30|2050|2119',
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
