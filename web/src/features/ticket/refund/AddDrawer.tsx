import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { AddForm, type AddProps, nowText } from '../booking'
import { emptyValues, inputOf, type Known } from './fields'
import { RefundFields } from './RefundFields'
import { RefundTicketsDocument } from './refund.generated'
import { texts } from './texts'

/** 申请退票. */
export function AddDrawer({ known, ...props }: AddProps & { known?: Known }) {
  const { run } = useCommand(RefundTicketsDocument)
  const [defaultValues] = useState(() => emptyValues(nowText(), known))
  return (
    <AddForm
      {...props}
      title={texts.add}
      submit={texts.submit}
      defaultValues={defaultValues}
      save={async (values) => {
        const done = await run({ input: inputOf(values) })
        return done && texts.added(done.refundTickets.refundNo)
      }}
    >
      {(choices) => (
        <>
          <p>{texts.hint}</p>
          <RefundFields choices={choices} />
        </>
      )}
    </AddForm>
  )
}
