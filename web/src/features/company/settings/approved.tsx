import { directPayPriceLabels } from '../../../gql/labels.generated'
import type { Column } from '../../../ui/data-table/types'
import type { SearchField } from '../../../ui/search-form/types'

const texts = {
  own: '本人',
  fourEyesOff: '双人复核关闭',
  yes: '是',
  no: '否',
} as const
export const fourEyesOffLabel = directPayPriceLabels.fourEyesOff

/** Marks of an approval; null where nothing is approved. */
interface Approved {
  auditOwn: boolean
  fourEyesOff: boolean | null
}

/** An approver with the marks of what he approved. */
export function approverOf(name: string | null, { auditOwn, fourEyesOff }: Approved): string | null {
  const marks = [...(auditOwn ? [texts.own] : []), ...(fourEyesOff ? [texts.fourEyesOff] : [])]
  return name && marks.length > 0 ? `${name}（${marks.join('，')}）` : name
}

/** Approver in a list, with what the first mark means. */
export function Approver({ name, of, ownTip }: { name: string | null; of: Approved; ownTip: string }) {
  const tip = [...(of.auditOwn ? [ownTip] : []), ...(of.fourEyesOff ? [fourEyesOffLabel] : [])].join('；')
  return tip ? <span data-tip={tip}>{approverOf(name, of)}</span> : name
}

/** A column of any list of what is approved. */
export const fourEyesOffColumn = {
  id: 'fourEyesOff',
  header: fourEyesOffLabel,
  width: 150,
  hidden: true,
  cell: ({ fourEyesOff }) => (fourEyesOff === null ? null : fourEyesOff ? texts.yes : texts.no),
} as const satisfies Column<Approved>

/** How such lists are searched by it. */
export const fourEyesOffSearch: SearchField = { name: 'fourEyesOff', label: fourEyesOffLabel, type: 'flag' }
export const equalFourEyesOff = (fourEyesOff: boolean | undefined) =>
  fourEyesOff === undefined ? {} : { equal: { fourEyesOff } }
