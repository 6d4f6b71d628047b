/**
 * Ways to win that are known, by level, the best first; line-text.ts says how to read them.
 * Made from the replays in the folders of levels by `npx lockstep level-index`; edit those.
 */
export const LINES: Readonly<Record<string, readonly string[]>> = {
  'first-stack': ['9|3|783|41|45|43|791|829', '275|5|214|41|53|813|217|1'],
  'first-tilt': ['tilt right;683|tilt left;3', '19|tilt right;283|523|tilt left;3'],
  unsupported: ['354|32|1448|tilt right;tilt left;434', '354|32|325|434|544|tilt right;tilt left;634'],
  'first-basin': ['208|1695|7939|232|955|8003|1679|272', '219|196|224|239|215|956|320|384'],
  'meet-the-drain': ['7|56|591|634|13|27|105|682|166|593', '157|166|162|824|158|27|111|633|731|635|160|591|640|691'],
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
