import { useEffect, useState } from 'react'
import { useDryRun } from '../../../../apollo/useDryRun'
import type { PaymentInput } from '../../../../gql/types.generated'
import type { Option } from '../../../../ui/form/options'
import { formatMoney } from '../../../../ui/format/decimal'
import { accountOf } from '../rows'
import { texts } from '../texts'
import { CreatePaymentsDocument, type PaymentDraftFragment } from './form.generated'
import { useSettled } from './useSettled'
import { EVERY, type Held, type Known, type Values, whatIsPaid } from './values'

function payeeOptions(drafts: readonly PaymentDraftFragment[]): Option[] {
  if (drafts.length < 2) return []
  return [
    { value: EVERY, label: texts.everyPayee },
    ...drafts.map((draft) => ({
      value: draft.payeeId,
      label: texts.payeeOption(draft.payeeName, accountOf(draft), formatMoney(draft.amt)),
    })),
  ]
}

/** What would come of it, asked once the typing pauses. */
function useTried(asked: string | null) {
  const settled = useSettled(asked)
  const { told, refusal } = useDryRun(
    CreatePaymentsDocument,
    settled === null ? null : { input: JSON.parse(settled) as PaymentInput },
  )
  const isCurrent = asked !== null && asked === settled
  return {
    drafts: (isCurrent && told?.drafts) || null,
    refusal: (isCurrent && refusal?.message) || null,
  }
}

/** The payments that a form would make, and the payees that there are to choose from. */
export function useDrafts(values: Values, known: Known, held: Held) {
  const textOf = (payeeId: string): string | null => {
    const paid = whatIsPaid({ ...values, payeeId }, known, held)
    return paid && JSON.stringify(paid)
  }
  const every = textOf(EVERY)
  const toEvery = useTried(every)
  const toOne = useTried(values.payeeId === EVERY ? null : textOf(values.payeeId))
  // They stay while another amount is worked out.
  const [payees, setPayees] = useState<readonly Option[]>([])
  const { drafts } = toEvery
  useEffect(() => {
    if (drafts || every === null) setPayees(payeeOptions(drafts ?? []))
  }, [drafts, every])
  return { asked: every !== null, payees, ...(values.payeeId === EVERY ? toEvery : toOne) }
}
