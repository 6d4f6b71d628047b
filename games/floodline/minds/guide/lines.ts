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
  'first-basin': ['208|1695|7939|232|955|8003|1679|272', '219|196|224|239|215|956|320|384'],
  'meet-the-drain': ['7|56|591|634|13|27|105|682|166|593', '157|166|162|824|158|27|111|633|731|635|160|591|640|691'],
  'heavy-pieces': [
    'hold;1423|tilt right;tilt left;666|766|817|916|967',
    'hold;1423|tilt right;tilt left;666|5|5660|tilt right;tilt left;hold;766|866|966|1016',
    '15421|tilt right;tilt left;16067|717|5|5660|tilt right;tilt left;hold;817|15432|917|1022',
  ],
  'first-gust': [
    '1172|tilt left;0',
    '1172|tilt left;tilt right;tilt left;tilt right;tilt left;0',
    '136|210|1172|tilt left;tilt right;tilt left;tilt right;tilt left;0',
    'hold;496|tilt left;1',
  ],
  stabilize: [
    'hold;26402|18|hold;2147|26627|tilt right;tilt left;15871',
    'stabilise;2012|tilt right;tilt left;26492|26672',
    'stabilise;22|tilt right;tilt left;26402|102|151|26537|192|2282|26717',
    'stabilise;22|tilt right;tilt left;26402|26582|hold;26717',
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
  'alternating-wind': ['862|tilt left;1', '264|1856|tilt left;0', '264|172|862|tilt left;1'],
  'wet-foundation': [
    'hold;tilt left;tilt right;737|782|876|917|962|1052|1096|1142|1186',
    'tilt left;tilt right;737|827|872|hold;962|1007|1097|hold;1141|1187',
    'tilt left;tilt right;tilt left;tilt right;737|827|872|hold;962|1007|1097|hold;1141|1187',
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
