import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { AddForm, type AddProps, nowText } from '../booking'
import { emptyValues, inputOf } from './fields'
import { ChangeableFields, FixedFields } from './PurchaseFields'
import { PurchaseTicketsDocument } from './purchase.generated'
import { texts } from './texts'

/** 登记购票. */
export function AddDrawer(props: AddProps) {
  const { run } = useCommand(PurchaseTicketsDocument)
  const [defaultValues] = useState(() => emptyValues(nowText()))
  return (
    <AddForm
      {...props}
      title={texts.add}
      submit={texts.add}
      defaultValues={defaultValues}
      save={async (values) => {
        const done = await run({ input: inputOf(values) })
        return done && texts.added(done.purchaseTickets.purchaseNo)
      }}
    >
      {(choices) => (
        <>
          <FixedFields choices={choices} />
          <ChangeableFields suppliers={choices.suppliers} />
        </>
      )}
    </AddForm>
  )
}
