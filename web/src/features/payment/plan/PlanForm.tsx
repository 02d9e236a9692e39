import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { CancelButton } from '../../../ui/form/CancelButton'
import { Form } from '../../../ui/form/Form'
import { useServerForm } from '../../../ui/form/useServerForm'
import { dayFromToday, formatDateTime } from '../../../ui/format/date'
import { formatMoney, isZero, type Money, subtractMoney } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import css from '../plans.module.css'
import { besideOf, faultOf, fixedOf, type Instalment, openOf } from './instalments'
import { PlanFields } from './PlanFields'
import { PlanTable } from './PlanTable'
import { CreatePaymentPlanDocument, type PlanFactsFragment } from './plan.generated'
import { texts } from './texts'

export interface PlanValues {
  instalments: Instalment[]
  remark: string
}

interface Props {
  settlement: { id: string; settleNo: string; settleAmt: Money }
  /** Amount that payments have pledged. */
  pledgedAmt: Money
  /** Present plan. */
  now: PlanFactsFragment | null
  onClose: () => void
  onChanged: () => void
}

const inputOf = (settlementId: string, { instalments, remark }: PlanValues) => ({
  settlementId,
  remark: remark.trim() || null,
  instalments: instalments.map(({ dueDate, amount }) => ({ dueDate, amount: typedMoney(amount) })),
})

/** First values of the form: the open instalments of the present plan, or the whole amount today. */
function firstOf(now: PlanFactsFragment | null, rest: Money): PlanValues {
  const open = now?.inForce ? openOf(now.items, rest) : []
  return { instalments: open.length > 0 ? open : [{ dueDate: dayFromToday(0), amount: '' }], remark: '' }
}

/** Form of the days and amounts of payment: shows the present plan, previews the new one, and makes it. */
export function PlanForm({ settlement, pledgedAmt, now, onClose, onChanged }: Props) {
  const { id, settleNo, settleAmt } = settlement
  const rest = subtractMoney(settleAmt, pledgedAmt)
  const { run, running } = useCommand(CreatePaymentPlanDocument)
  const [seen, setSeen] = useState<{ asked: string; plan: PlanFactsFragment } | null>(null)
  const form = useServerForm<PlanValues>({
    defaultValues: firstOf(now, rest),
    onSubmit: async (values) => {
      const fault = faultOf(rest, values.instalments, formatMoney(rest))
      if (fault) {
        const { at, field, message } = fault
        form.methods.setError(`instalments.${at}.${field}`, { type: 'fit', message }, { shouldFocus: true })
        return false
      }
      const input = inputOf(id, values)
      const tried = await run({ input, dryRun: true })
      if (tried) setSeen({ asked: JSON.stringify(input), plan: tried.plan })
      return false
    },
  })
  const values = useWatch({ control: form.methods.control }) as PlanValues
  const input = inputOf(id, values)
  const shown = seen?.asked === JSON.stringify(input) ? seen.plan : null

  const apply = async () => {
    try {
      if (!(await run({ input, dryRun: false }))) return
      toast.success(texts.done)
      form.methods.reset(values)
      onClose()
      onChanged()
    } catch (error) {
      toast.failure(error)
    }
  }
  const fixed = now ? fixedOf(now.items) : []
  const beside = besideOf(pledgedAmt, fixed)
  const isRest = !isZero(pledgedAmt)
  const dirty = form.methods.formState.isDirty
  const footer = (
    <>
      <CancelButton unsaved={dirty} onClose={onClose} />
      {shown ? (
        <Button variant="solid" loading={running} onClick={() => void apply()}>
          {now?.inForce ? texts.replace : texts.confirm}
        </Button>
      ) : (
        <Button type="submit" form={form.id} variant="solid" loading={form.submitting}>
          {texts.preview}
        </Button>
      )}
    </>
  )
  return (
    <Modal open size="lg" title={texts.title} record={settleNo} footer={footer} unsaved={dirty} onClose={onClose}>
      <p className={css.about}>
        {isRest
          ? texts.aboutRest(settleNo, formatMoney(settleAmt), formatMoney(pledgedAmt), formatMoney(rest))
          : texts.about(settleNo, formatMoney(settleAmt))}
      </p>
      {now && (
        <section className={css.group}>
          <h3>{texts.now}</h3>
          <p className={now.inForce ? undefined : looks.refused}>
            {now.inForce ? texts.madeBy(now.createBy, formatDateTime(now.createTime)) : texts.lapsed}
          </p>
          <PlanTable label={texts.now} items={now.items} />
        </section>
      )}
      {isRest && (
        <section className={css.group}>
          <h3>{texts.fixed}</h3>
          {fixed.length > 0 && <PlanTable label={texts.fixed} items={fixed} />}
          {!isZero(beside) && <p>{texts.beside(formatMoney(beside))}</p>}
        </section>
      )}
      <Form form={form}>
        <PlanFields total={rest} isRest={isRest} />
      </Form>
      {shown && (
        <section className={css.group} role="status">
          <h3>{texts.fresh}</h3>
          <PlanTable label={texts.fresh} items={shown.items} pledged />
        </section>
      )}
    </Modal>
  )
}
