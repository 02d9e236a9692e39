import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { setGroupPayeesInputLengths as lengths } from '../../../gql/fields/settlement.generated'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { CancelButton } from '../../../ui/form/CancelButton'
import { Field } from '../../../ui/form/Field'
import formCss from '../../../ui/form/form.module.css'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { type Choice, choose, firstChoices, type Group, replaces, sharesOf, toSet } from './groups'
import { PayeeGroupFields } from './PayeeGroupFields'
import { SetGroupPayeesDocument } from './payee.generated'
import css from './payee.module.css'
import { whyNotReady } from './readiness'
import { texts } from './texts'

interface Props {
  groups: readonly Group[]
  /** Content in place of missing groups. */
  instead: ReactNode
  onClose: (changed: boolean) => void
}

/** Payees of the groups; a payee for several givers must be confirmed. */
export function PayeeForm({ groups, instead, onClose }: Props) {
  const formId = useId()
  const [made, setMade] = useState<readonly Choice[] | null>(null)
  const choices = made ?? firstChoices(groups)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const command = useCommand(SetGroupPayeesDocument)
  const form = useRef<HTMLFormElement>(null)
  const hasGroups = groups.length > 0
  useEffect(() => {
    if (hasGroups) form.current?.querySelector('input')?.focus()
  }, [hasGroups])

  const wanted = toSet(groups, choices)
  const shares = sharesOf(groups, choices)
  const changing = replaces(groups, choices)
  const notReady = wanted.map(({ payee }) => whyNotReady(payee)).find((why) => why !== null) ?? null
  const unsaved = made !== null || reason !== ''
  const missing = (index: number) => {
    const choice = choices[index]
    return !choice?.payee && (wanted.length === 0 || choice?.text) ? texts.choose : undefined
  }

  const set = async () => {
    setAsked(true)
    const unclear = groups.some((group, index) => !group.refusal && missing(index))
    if (unclear || notReady || (changing && !reason.trim())) return
    if (!wanted.length) return onClose(false)
    const mixed = shares.filter(
      ({ givers, payee }) => givers.length > 1 && wanted.some((row) => row.payee.payeeId === payee.payeeId),
    )
    const question = { title: texts.title, content: texts.mixed, about: mixed.map(told).join('；'), danger: true }
    if (mixed.length && !(await confirm(question))) return
    try {
      const input = {
        groups: wanted.map(({ group, payee }) => ({ waybillIds: group.waybillIds, payeeId: payee.payeeId })),
        reason: changing ? reason.trim() : null,
      }
      if (!(await command.run({ input }))) return
      toast.success(texts.done)
      onClose(true)
    } catch (error) {
      toast.failure(error)
    }
  }

  const footer = (
    <>
      <CancelButton unsaved={unsaved} onClose={() => onClose(false)} />
      {hasGroups && (
        <Button type="submit" form={formId} variant="solid" loading={command.running} disabledReason={notReady}>
          {texts.submit}
        </Button>
      )}
    </>
  )
  return (
    <Modal open title={texts.title} size="md" footer={footer} unsaved={unsaved} onClose={() => onClose(false)}>
      {!hasGroups && instead}
      <form
        hidden={!hasGroups}
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void set()
        }}
      >
        {groups.map((group, index) => (
          <PayeeGroupFields
            key={group.waybillIds[0]}
            group={group}
            choice={choices[index] ?? { text: '', payee: null }}
            error={asked ? missing(index) : undefined}
            onType={(text) => setMade(choices.with(index, { text, payee: null }))}
            onChoose={(payee) => setMade(choose(groups, choices, index, payee))}
          />
        ))}
        {changing && (
          <Field label={texts.reason} required error={asked && !reason.trim() ? texts.reasonMissing : undefined}>
            {(ids) => (
              <input
                {...ids}
                className={formCss.control}
                maxLength={lengths.reason}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        {groups.length > 1 && shares.length > 0 && (
          <ul className={css.shares} aria-label={texts.shares}>
            {shares.map((share) => (
              <li key={share.payee.payeeId} className={share.givers.length > 1 ? looks.warning : undefined}>
                {told(share)}
              </li>
            ))}
          </ul>
        )}
      </form>
    </Modal>
  )
}

const told = ({ payee, givers, trips, amount }: ReturnType<typeof sharesOf>[number]): string =>
  texts.gets(
    payee.payeeName,
    texts.share(formatCount(trips), formatMoney(amount)),
    givers.map((giver) => giver || texts.noGiver),
  )
