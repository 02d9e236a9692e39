import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { ticketRefundInputLengths as lengths, ticketRefundFields } from '../../../gql/fields/ticket.generated'
import { codeOptions, labelsOf } from '../../../kit/fields'
import { AddDrawer } from '../../../kit/form/AddDrawer'
import type { AddProps } from '../../../kit/record/kind'
import { CountField } from '../../../ui/form/CountField'
import { SelectField } from '../../../ui/form/choice-fields'
import { MomentField } from '../../../ui/form/dates'
import { AmountField, TextAreaField } from '../../../ui/form/fields'
import { formatCount } from '../../../ui/format/decimal'
import { cleanCount } from '../../../ui/format/typed'
import { PicturePreview, PicturesField } from '../../waybill/picture'
import { ADD, amountOf, bookingTexts, bookingCss as css, MOST_TICKETS, nowText, pastError } from '../booking'
import { optionsOf, type TicketChoices, useTicketForm } from '../form'
import { RefundTicketsDocument, TicketsLeftDocument } from './refund.generated'
import { texts } from './texts'
import { emptyValues, inputOf, type Known, type Values } from './values'

const labels = labelsOf(ticketRefundFields)
const goals = codeOptions(ticketRefundFields.goesTo)

/** Tickets that the project has left; null until site and soil are chosen. */
function useLeft({ projectInfoId, garbageId, soilType }: Pick<Values, 'projectInfoId' | 'garbageId' | 'soilType'>) {
  const chosen = Boolean(projectInfoId && garbageId && soilType)
  const { data } = useQuery(TicketsLeftDocument, {
    variables: { filter: { projectInfoIds: [projectInfoId], garbageIds: [garbageId], soilTypes: [soilType] } },
    skip: !chosen,
    fetchPolicy: 'network-only',
  })
  return chosen && data ? data.ticketStats.summary.total.inRemainingTickets : null
}

function Left({ left, wanted }: { left: number | null; wanted: number }) {
  return (
    <p className={`${css.computed} ${css.wide}`} role="status">
      {left === null ? (
        texts.leftMissing
      ) : (
        <>
          {texts.left}：<b>{texts.tickets(formatCount(left))}</b>
          {wanted > left && ` ${texts.short(formatCount(left))}`}
        </>
      )}
    </p>
  )
}

/** Fields of an application, in their order. */
function RefundFields({ choices }: { choices: TicketChoices }) {
  const { control, setValue } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const { projectInfoId, garbageId, soilType, quantity, price, goesTo } = values
  const { projects, sites, soils, drivers } = optionsOf(choices, projectInfoId)
  const left = useLeft(values)
  const paid = goesTo === 'SUPPLIER'
  /** Clears choices that the new project does not have. */
  const forget = (project: string) => {
    const has = optionsOf(choices, project)
    if (!has.sites.some(({ value }) => value === garbageId)) setValue('garbageId', '')
    if (!has.soils.some(({ value }) => value === soilType)) setValue('soilType', '')
  }
  const amount = paid ? amountOf({ quantity, price }) : null
  return (
    <>
      <SelectField name="projectInfoId" label={labels.projectName} required wide options={projects} onChosen={forget} />
      <SelectField name="garbageId" label={labels.garbageName} required options={sites} />
      <SelectField name="soilType" label={labels.soilType} required options={soils} />
      <Left left={left} wanted={Number(cleanCount(quantity))} />
      <CountField name="quantity" label={labels.quantity} required most={MOST_TICKETS} />
      <MomentField name="refundedAt" label={labels.refundedAt} required validate={pastError(labels.refundedAt)} />
      <SelectField name="goesTo" label={labels.goesTo} required options={goals} />
      {paid ? (
        <AmountField name="price" label={texts.price} required />
      ) : (
        <SelectField name="driverId" label={texts.driver} hint={texts.driverHint} options={drivers} />
      )}
      {paid && (
        <>
          <p className={`${css.computed} ${css.wide}`} role="status">
            {texts.sum}：{amount ? <b>{texts.yuan(amount)}</b> : texts.sumMissing}
          </p>
          <SelectField name="driverId" label={texts.driver} hint={texts.driverHint} options={drivers} />
        </>
      )}
      <PicturesField name="picture" label={labels.picture} hint={bookingTexts.pictureHint} folder="ticket/" />
      <TextAreaField name="remark" label={labels.remark} wide rows={2} maxLength={lengths.remark} />
    </>
  )
}

/** 申请退票, with the place that the list was searched by. */
export function AddRefund({ filters, onClose, onSaved }: AddProps<Known>) {
  const { run } = useCommand(RefundTicketsDocument)
  const [defaultValues] = useState(() => emptyValues(nowText(), filters))
  return (
    <AddDrawer
      title={texts.add}
      submit={texts.submit}
      permission={ADD}
      defaultValues={defaultValues}
      asked={useTicketForm()}
      save={async (values) => {
        const done = await run({ input: inputOf(values) })
        return done && texts.added(done.refundTickets.refundNo)
      }}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(choices) => (
        <PicturePreview>
          <p>{texts.hint}</p>
          <RefundFields choices={choices} />
        </PicturePreview>
      )}
    </AddDrawer>
  )
}
