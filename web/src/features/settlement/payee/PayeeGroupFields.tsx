import { formatCount, formatMoney } from '../../../ui/format/decimal'
import looks from '../../../ui/layout/looks.module.css'
import type { Choice, Group } from './groups'
import { PayeeCombobox } from './PayeeCombobox'
import { PayeeFacts } from './PayeeFacts'
import css from './payee.module.css'
import { texts } from './texts'
import type { Payee } from './usePayeeSearch'

interface Props {
  group: Group
  choice: Choice
  error: string | undefined
  onType: (text: string) => void
  onChoose: (payee: Payee) => void
}

/** Reason why this payee is preselected; undefined after a choice of the person. */
function hintOf({ payee, proposed, proposedBy }: Group, choice: Choice): string | undefined {
  if (payee) return texts.now(payee.payeeName, payee.bindingBankNo)
  const isProposed = proposed && choice.payee?.payeeId === proposed.payeeId
  return isProposed && proposedBy ? texts.proposedBy[proposedBy] : undefined
}

/** Payee for the waybills of one giver. */
export function PayeeGroupFields({ group, choice, error, onType, onChoose }: Props) {
  const giver = group.giveCardUserId || texts.noGiver
  return (
    <fieldset className={css.group}>
      <legend>
        {texts.giver}
        <b>{giver}</b>
      </legend>
      <p className={css.about}>
        <span className="tf-number">{group.settleNo ?? texts.unsettled}</span>
        <span>{group.projectName}</span>
        <span className="tf-number">{texts.share(formatCount(group.settleCnt), formatMoney(group.settleAmt))}</span>
      </p>
      {group.refusal ? (
        <p className={looks.refused}>{group.refusal}</p>
      ) : (
        <>
          <PayeeCombobox
            label={texts.payee}
            text={choice.text}
            chosen={choice.payee !== null}
            error={error}
            hint={hintOf(group, choice)}
            onType={onType}
            onChoose={onChoose}
          />
          <PayeeFacts payee={choice.payee} />
        </>
      )}
    </fieldset>
  )
}
