import { formatCount } from '../../ui/format/decimal'
import { commonTexts } from '../../ui/texts'

/** Trips are counted in 趟 everywhere. */
const unitOf = (label: string): string => (label === '运单' ? '趟' : '条')
const usedIn = (label: string, count: string) => `${label} ${count} ${unitOf(label)}`

/** Texts of all base data. */
export const texts = {
  add: (what: string) => `新增${what}`,
  edit: (what: string) => `修改${what}`,
  missing: (what: string) => `${what}不存在，可能已被删除`,
  empty: (what: string) => `还没有${what}`,
  added: commonTexts.added,
  save: commonTexts.save,
  update: '修改',
  retire: '停用',
  restore: '启用',
  delete: commonTexts.remove,
  enabled: '启用',
  retired: '已停用',
  basic: commonTexts.basics,
  uses: '使用情况',
  unused: '没有被使用，可以删除',
  usedIn,
  retireTitle: (what: string) => `停用${what}`,
  retireQuestion: '确定停用？',
  retireAbout: (what: string, name: string) => `${what}“${name}”：不再可选，已有的记录不变，可以随时重新启用。`,
  deleteTitle: (what: string) => `删除${what}`,
  deleteQuestion: commonTexts.removeQuestion,
  deleteAbout: (what: string, name: string) => `${what}“${name}”：删除后不能恢复；已被使用的不能删除，可以停用。`,
}

/** Texts of merging rows of base data. */
export const mergeTexts = {
  merge: '合并',
  title: (what: string) => `合并重复的${what}`,
  about: (name: string) =>
    `“${name}”将停用，不能再启用。未结算、未审核的改用所选的；已结算、已审核或付款的不变，仍写原来的名称。`,
  into: '并入',
  intoHint: '名称相同或相近的排在前面',
  choice: (name: string, about: string) => `${name} · ${about}`,
  reason: '合并原因',
  moved: '改用保留的',
  stayed: '不变的',
  uses: (uses: readonly { label: string; count: number }[]) =>
    uses.map(({ label, count }) => usedIn(label, formatCount(count))).join('、') || '没有',
  merged: (name: string, kept: string) => `${name}已并入${kept}`,
}
