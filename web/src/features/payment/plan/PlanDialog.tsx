import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { CancelButton } from '../../../ui/form/CancelButton'
import { Form } from '../../../ui/form/Form'
import { useServerForm } from '../../../ui/form/useServerForm'
import { dayFromToday, formatDateTime } from '../../../ui/format/date'
import { formatMoney, type Money, typedMoney } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { Modal } from '../../../ui/overlay/Modal'
import { faultOf, type Instalment } from './instalments'
import { PlanFields } from './PlanFields'
import { PlanTable } from './PlanTable'
import { CreatePaymentPlanDocument, PaymentPlanOfDocument, type PlanFactsFragment } from './plan.generated'
import css from './plan.module.css'
import { texts } from './texts'

export interface PlanValues {
  instalments: Instalment[]
  remark: string
}

interface Props {
  settlement: { id: string; settleNo: string; settleAmt: Money }
  onClose: () => void
  onChanged: () => void
}

const inputOf = (settlementId: string, { instalments, remark }: PlanValues) => ({
  settlementId,
  remark: remark.trim() || null,
  instalments: instalments.map(({ dueDate, amount }) => ({ dueDate, amount: typedMoney(amount) })),
})

/** When a settlement is paid and how much each time: the plan that there is, one to be tried, and then the plan. */
export default function PlanDialog({ settlement: { id, settleNo, settleAmt }, onClose, onChanged }: Props) {
  const { data } = useQuery(PaymentPlanOfDocument, { variables: { settlementId: id }, fetchPolicy: 'no-cache' })
  const { run, running } = useCommand(CreatePaymentPlanDocument)
  const [seen, setSeen] = useState<{ asked: string; plan: PlanFactsFragment } | null>(null)
  const form = useServerForm<PlanValues>({
    defaultValues: { instalments: [{ dueDate: dayFromToday(0), amount: '' }], remark: '' },
    onSubmit: async (values) => {
      const fault = faultOf(settleAmt, values.instalments, formatMoney(settleAmt))
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
  const now = data?.paymentPlan

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
      <p className={css.about}>{texts.about(settleNo, formatMoney(settleAmt))}</p>
      {now && (
        <section className={css.group}>
          <h3>{texts.now}</h3>
          <p className={now.inForce ? undefined : css.lapsed}>
            {now.inForce ? texts.madeBy(now.createBy, formatDateTime(now.createTime)) : texts.lapsed}
          </p>
          <PlanTable label={texts.now} items={now.items} />
        </section>
      )}
      <Form form={form}>
        <PlanFields total={settleAmt} />
      </Form>
      {shown && (
        <section className={css.group} role="status">
          <h3>{texts.fresh}</h3>
          <PlanTable label={texts.fresh} items={shown.items} />
        </section>
      )}
    </Modal>
  )
}
