import { formatCount } from '../../../../ui/format/decimal'
import { texts as kit } from '../texts'

/** The texts of merging rows of base data. */
export const texts = {
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
    uses.map(({ label, count }) => kit.usedIn(label, formatCount(count))).join('、') || '没有',
  merged: (name: string, kept: string) => `${name}已并入${kept}`,
  mergedInto: (kept: string) => `已并入${kept}`,
}
