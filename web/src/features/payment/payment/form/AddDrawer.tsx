import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { PicturePreview } from '../../../waybill/waybill'
import { paymentsUrl, paymentUrl } from '../links'
import { ADD } from '../pay'
import { texts } from '../texts'
import { useTradeNoQuestion } from '../useTradeNoQuestion'
import { CreatePaymentsDocument } from './form.generated'
import { partsOf, partsText } from './items'
import { PaymentFields } from './PaymentFields'
import { newTitle, Preview } from './Preview'
import { useDrafts } from './useDrafts'
import { useSettlements } from './useSettlements'
import { EVERY, emptyValues, type Held, inputOf, type Values } from './values'

const NOTHING: Held = new Map()
/** What the address says when it names no settlement. */
const BLANK = '1'

interface Props {
  /** What of the address names the settlements to begin with. */
  filled: string
  onClose: () => void
  onAdded: () => void
}

/** 新增付款单: which settlements, how much, to whom, and what comes of it before it is made. */
export function AddDrawer({ filled, onClose, onAdded }: Props) {
  const navigate = useNavigate()
  const { run } = useCommand(CreatePaymentsDocument)
  const mayUse = useTradeNoQuestion()
  const [defaultValues] = useState(() => emptyValues(filled === BLANK ? '' : partsText(partsOf(filled))))
  const form = useServerForm<Values>({
    defaultValues,
    onSubmit: async (given) => {
      const input = inputOf(given, settlements.known, NOTHING)
      if (input && !(await mayUse(given.tradeNo))) return false
      const done = input && (await run({ input, dryRun: false }))
      if (!done) return false
      toast.success(texts.added)
      onAdded()
      const [first, ...more] = done.drafts
      if (!first) return onClose()
      const url = more.length > 0 ? paymentsUrl(done.drafts.map(({ paymentNo }) => paymentNo)) : paymentUrl(first.id)
      navigate(url, { replace: true })
    },
  })
  const values = useWatch({ control: form.methods.control }) as Values
  const settlements = useSettlements(values.items)
  const { payees, ...preview } = useDrafts(values, settlements.known, NOTHING)
  const { setValue } = form.methods
  const { payeeId } = values
  useEffect(() => {
    // A payee whom the chosen settlements do not have any more is none to choose.
    if (payeeId !== EVERY && !payees.some(({ value }) => value === payeeId)) setValue('payeeId', EVERY)
  }, [payeeId, payees, setValue])
  const count = preview.drafts?.length ?? 1
  return (
    <SideDrawer
      open
      width="760px"
      title={texts.add}
      footer={
        <FormButtons
          form={form}
          submit={count > 1 ? texts.addMany(formatCount(count)) : texts.add}
          permission={ADD}
          onCancel={onClose}
        />
      }
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {settlements.error && <ErrorPanel inline error={toRequestError(settlements.error)} />}
      <PicturePreview>
        <Form form={form} columns={2}>
          <PaymentFields
            settlements={settlements}
            held={NOTHING}
            payees={payees}
            preview={<Preview {...preview} title={newTitle} />}
          />
        </Form>
      </PicturePreview>
    </SideDrawer>
  )
}
