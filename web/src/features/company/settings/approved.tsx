import { directPayPriceFields } from '../../../gql/fields/price.generated'
import type { SearchField } from '../../../ui/search-form/types'

const texts = {
  own: '本人',
  fourEyesOff: '双人复核关闭',
} as const
export const fourEyesOffLabel = directPayPriceFields.fourEyesOff.label

/** Marks of an approval; null if nothing is approved. */
interface Approved {
  auditOwn: boolean
  fourEyesOff: boolean | null
}

/** Approver with the marks of his approval. */
export function approverOf(name: string | null, { auditOwn, fourEyesOff }: Approved): string | null {
  const marks = [...(auditOwn ? [texts.own] : []), ...(fourEyesOff ? [texts.fourEyesOff] : [])]
  return name && marks.length > 0 ? `${name}（${marks.join('，')}）` : name
}

/** Approver in a list, explaining the first mark. */
export function Approver({ name, of, ownTip }: { name: string | null; of: Approved; ownTip: string }) {
  const tip = [...(of.auditOwn ? [ownTip] : []), ...(of.fourEyesOff ? [fourEyesOffLabel] : [])].join('；')
  return tip ? <span data-tip={tip}>{approverOf(name, of)}</span> : name
}

/** Search for approvals without four eyes. */
export const fourEyesOffSearch: SearchField = { name: 'fourEyesOff', label: fourEyesOffLabel, type: 'flag' }
export const equalFourEyesOff = (fourEyesOff: boolean | undefined) =>
  fourEyesOff === undefined ? {} : { equal: { fourEyesOff } }
