import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../../apollo/useCommand'
import { PriceGate } from '../PriceGate'
import { DirectPayPriceDocument, UpdateDirectPayPriceDocument } from '../price.generated'
import { nameOf, type PriceDetail } from '../rows'
import { texts } from '../texts'
import { differencesOf, inputOf, type Values, valuesOf } from './fields'
import { PriceForm } from './PriceForm'
import { useEditForm } from './useEditForm'
import { useStale } from './useStale'

interface Props {
  id: string
  onClose: () => void
  onSaved: () => void
}

function Edit({ price, onClose, onSaved }: Omit<Props, 'id'> & { price: PriceDetail }) {
  const { id, projectInfoId } = price
  const client = useApolloClient()
  const { run } = useCommand(UpdateDirectPayPriceDocument)
  const stale = useStale<Values, PriceDetail>({
    opened: price,
    valuesOf,
    find: async () => (await client.query({ query: DirectPayPriceDocument, variables: { id } })).data?.directPayPrice,
    differences: differencesOf,
  })
  const form = useEditForm<Values>({
    defaultValues: valuesOf(price),
    stale,
    save: (values, version) => run({ id, version, input: inputOf({ ...values, projectInfoId }) }),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <PriceForm
      title={texts.editTitle}
      submitText={texts.save}
      form={form}
      projects={[]}
      present={price}
      priceId={id}
      record={nameOf(price)}
      stale={stale.note(form)}
      onClose={onClose}
    />
  )
}

/** 编辑直付价: of a price before its review. */
export function EditDrawer({ id, ...rest }: Props) {
  return (
    <PriceGate id={id} title={texts.editTitle} onClose={rest.onClose}>
      {(price) => <Edit key={price.id} price={price} {...rest} />}
    </PriceGate>
  )
}
