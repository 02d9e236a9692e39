import { paperKindLabels } from '../enums.js'

type Kind = keyof typeof paperKindLabels
const named = (kinds: readonly Kind[]): string => kinds.map((kind) => paperKindLabels[kind]).join('、')

/** The Chinese texts of the papers of settlements. */
export const paperTexts = {
  papers: '结算资料',
  needed: '需要的资料种类',
  lacked: '缺少的资料种类',
  kind: '请选择资料种类',
  tooMany: '资料种类过多',
  otherNeeded: `“${paperKindLabels.OTHER}”不能设为需要的资料`,
  named,
  /** Entry of the history about one paper. */
  paper: ({ kind, fileName }: { kind: Kind; fileName: string }) => `${paperKindLabels[kind]}：${fileName}`,
  /** Note that a settlement lacks papers, after the note about its waybills. */
  lacking: (kinds: readonly Kind[]) => `缺少${named(kinds)}`,
  titles: {
    setNeeds: '设置结算单需要的资料',
    add: '上传结算资料',
    remove: '删除结算资料',
  },
} as const
