import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { toast } from '../../../../ui/feedback/toastStore'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { PriceGate } from '../PriceGate'
import { UpdateDirectPayPriceDocument } from '../price.generated'
import type { PriceDetail } from '../rows'
import { texts } from '../texts'
import { inputOf, type Values, valuesOf } from './fields'
import { PriceForm } from './PriceForm'
import { useStale } from './useStale'

interface Props {
  id: string
  onClose: () => void
  onSaved: () => void
}

function Edit({ price, onClose, onSaved }: Omit<Props, 'id'> & { price: PriceDetail }) {
  const { run } = useCommand(UpdateDirectPayPriceDocument)
  const [version, setVersion] = useState(price.version)
  const stale = useStale(price.id)
  const save = async (values: Values, seen: number) => {
    const input = inputOf({ ...values, projectInfoId: price.projectInfoId })
    try {
      const done = await run({ id: price.id, version: seen, input })
      if (!done) return false
    } catch (error) {
      if (await stale.refused(error, values)) return false
      throw error
    }
    toast.success(texts.updated)
    onSaved()
    onClose()
    return true
  }
  const form = useServerForm<Values>({
    defaultValues: valuesOf(price),
    onSubmit: (values) => save(values, version),
  })
  const { overtaken } = stale
  const note = overtaken && {
    differences: overtaken.differences,
    keepMine: () => {
      setVersion(overtaken.now.version)
      stale.forget()
    },
    takeTheirs: () => {
      setVersion(overtaken.now.version)
      form.methods.reset(valuesOf(overtaken.now))
      stale.forget()
    },
  }
  return (
    <PriceForm
      title={texts.editTitle}
      submitText={texts.save}
      form={form}
      projects={[]}
      present={price}
      priceId={price.id}
      stale={note}
      onClose={onClose}
    />
  )
}

/** 编辑直付价: what nobody has reviewed yet. */
export function EditDrawer({ id, ...rest }: Props) {
  return (
    <PriceGate id={id} title={texts.editTitle} onClose={rest.onClose}>
      {(price) => <Edit key={price.id} price={price} {...rest} />}
    </PriceGate>
  )
}
