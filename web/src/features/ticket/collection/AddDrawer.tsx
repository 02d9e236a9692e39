import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { AddForm, type AddProps, nowText } from '../booking'
import { ChangeableFields, FixedFields } from './CollectionFields'
import { CollectTicketsDocument } from './collection.generated'
import { emptyValues, inputOf, type Known } from './fields'
import { texts } from './texts'

/** 登记领票. */
export function AddDrawer({ known, ...props }: AddProps & { known?: Known }) {
  const { run } = useCommand(CollectTicketsDocument)
  const [defaultValues] = useState(() => emptyValues(nowText(), known))
  return (
    <AddForm
      {...props}
      title={texts.add}
      submit={texts.add}
      defaultValues={defaultValues}
      save={async (values) => {
        const done = await run({ input: inputOf(values) })
        return done && texts.added(done.collectTickets.collectNo)
      }}
    >
      {(choices) => (
        <>
          <FixedFields choices={choices} />
          <ChangeableFields />
        </>
      )}
    </AddForm>
  )
}
