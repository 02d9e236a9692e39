import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../../apollo/useCommand'
import { StaleNote } from '../../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../../ui/form/change/useChangeForm'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { InvoiceDocument } from '../drawer/drawer.generated'
import type { Detail } from '../drawer/facts'
import { EDIT, isFixed } from '../rows'
import { texts } from '../texts'
import { UpdateInvoiceDocument } from './form.generated'
import { InvoiceFields } from './InvoiceFields'
import { inputOf, type Values, valuesOf } from './values'

interface Props {
  id: string
  onClose: () => void
  onSaved: () => void
}

function Opened({
  invoice,
  latest,
  onClose,
  onSaved,
}: Omit<Props, 'id'> & { invoice: Detail; latest: () => Promise<Detail | null | undefined> }) {
  const { run } = useCommand(UpdateInvoiceDocument)
  const { form, stale } = useChangeForm<Values, Detail>({
    opened: invoice,
    valuesOf,
    labels: texts.fields,
    find: latest,
    save: (values, version) => run({ id: invoice.id, version, input: inputOf(values) }),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width="760px"
      title={texts.edit}
      record={invoice.invoiceSn}
      inTitle
      footer={<FormButtons form={form} submit={texts.save} permission={EDIT} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <Form form={form} columns={2}>
        <InvoiceFields isFixed={isFixed(invoice)} />
      </Form>
    </SideDrawer>
  )
}

/** 修改发票: what it says; its amounts and payee only while nothing is claimed or taken back. */
export function EditDrawer({ id, onClose, onSaved }: Props) {
  const asked = { variables: { id }, fetchPolicy: 'network-only' } as const
  const { data, error, refetch, client } = useQuery(InvoiceDocument, asked)
  const latest = async () => (await client.query({ query: InvoiceDocument, ...asked })).data?.invoice
  return (
    <DrawerGate
      title={texts.edit}
      missing={texts.missing}
      found={data?.invoice}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(invoice) => <Opened key={invoice.id} invoice={invoice} latest={latest} onClose={onClose} onSaved={onSaved} />}
    </DrawerGate>
  )
}
