import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../../apollo/useCommand'
import { useDryRun } from '../../../../apollo/useDryRun'
import type { PaymentInput } from '../../../../gql/types.generated'
import { StaleNote } from '../../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../../ui/form/change/useChangeForm'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { PicturePreview } from '../../../waybill/waybill'
import { PaymentDocument } from '../drawer/drawer.generated'
import type { Detail } from '../drawer/facts'
import { EDIT } from '../pay'
import { texts } from '../texts'
import { useTradeNoQuestion } from '../useTradeNoQuestion'
import { UpdatePaymentDocument } from './form.generated'
import { PaymentFields } from './PaymentFields'
import { Preview } from './Preview'
import { shownValue } from './shown'
import { useSettled } from './useSettled'
import { useSettlements } from './useSettlements'
import { heldBy, inputOf, type Values, valuesOf, whatIsPaid } from './values'

const labels = { ...texts.fields, items: texts.settlementGroup, measure: texts.measure, amt: texts.totalAmount }
const titleOf = () => texts.previewEdit

interface Props {
  id: string
  onClose: () => void
  onSaved: () => void
}

function Opened({
  payment,
  latest,
  onClose,
  onSaved,
}: Omit<Props, 'id'> & { payment: Detail; latest: () => Promise<Detail | null | undefined> }) {
  const { id } = payment
  const held = useMemo(() => heldBy(payment), [payment])
  const { run } = useCommand(UpdatePaymentDocument)
  const mayUse = useTradeNoQuestion()
  const { form, stale } = useChangeForm<Values, Detail>({
    opened: payment,
    valuesOf,
    labels,
    shown: shownValue,
    find: latest,
    save: async (given, version) => {
      const input = inputOf(given, settlements.known, held)
      if (!(await mayUse(given.tradeNo, id))) return false
      return input && run({ id, version, input, dryRun: false })
    },
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  const values = useWatch({ control: form.methods.control }) as Values
  const settlements = useSettlements(values.items)
  const paid = whatIsPaid(values, settlements.known, held)
  const now = paid && JSON.stringify(paid)
  const settled = useSettled(now)
  const tried = settled === null ? null : { id, version: payment.version, input: JSON.parse(settled) as PaymentInput }
  const { told, refusal } = useDryRun(UpdatePaymentDocument, tried)
  const isCurrent = now !== null && now === settled
  return (
    <SideDrawer
      open
      width="760px"
      title={texts.edit}
      record={payment.paymentNo}
      inTitle
      footer={<FormButtons form={form} submit={texts.save} permission={EDIT} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <PicturePreview>
        <Form form={form} columns={2}>
          <PaymentFields
            settlements={settlements}
            held={held}
            preview={
              <Preview
                asked={now !== null}
                drafts={isCurrent && told ? [told.draft] : null}
                refusal={isCurrent && !stale && refusal ? refusal.message : null}
                title={titleOf}
              />
            }
          />
        </Form>
      </PicturePreview>
    </SideDrawer>
  )
}

/** 修改付款单: what a draft pays and says. */
export function EditDrawer({ id, onClose, onSaved }: Props) {
  const asked = { variables: { id }, fetchPolicy: 'network-only' } as const
  const { data, error, refetch, client } = useQuery(PaymentDocument, asked)
  const latest = async () => (await client.query({ query: PaymentDocument, ...asked })).data?.payment
  return (
    <DrawerGate
      title={texts.edit}
      missing={texts.missing}
      found={data?.payment}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(payment) => <Opened key={payment.id} payment={payment} latest={latest} onClose={onClose} onSaved={onSaved} />}
    </DrawerGate>
  )
}
