import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CountField } from '../../../ui/form/CountField'
import { SelectField } from '../../../ui/form/choice-fields'
import { MomentField } from '../../../ui/form/dates'
import { AmountField, TextAreaField } from '../../../ui/form/fields'
import { enumOptions } from '../../../ui/form/options'
import { formatCount } from '../../../ui/format/decimal'
import { cleanCount } from '../../../ui/format/typed'
import { PicturesField } from '../../waybill/waybill'
import { amountOf, bookingTexts, bookingCss as css, MOST_TICKETS, pastError } from '../booking'
import { optionsOf, type TicketChoices } from '../form'
import type { Values } from './fields'
import { TicketsLeftDocument } from './refund.generated'
import { GOALS } from './rows'
import { texts } from './texts'

const REMARK = 200

const { fields } = texts
const goals = enumOptions(GOALS, texts.goals)

/** What the project has left of the chosen tickets; null while they are not chosen. */
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

/** What an application says, in the order in which it is asked for. */
export function RefundFields({ choices }: { choices: TicketChoices }) {
  const { control, setValue } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const { projectInfoId, garbageId, soilType, quantity, price, goesTo } = values
  const { projects, sites, soils, drivers } = optionsOf(choices, projectInfoId)
  const left = useLeft(values)
  const paid = goesTo === 'SUPPLIER'
  /** What another project does not have. */
  const forget = (project: string) => {
    const has = optionsOf(choices, project)
    if (!has.sites.some(({ value }) => value === garbageId)) setValue('garbageId', '')
    if (!has.soils.some(({ value }) => value === soilType)) setValue('soilType', '')
  }
  const amount = paid ? amountOf({ quantity, price }) : null
  return (
    <>
      <SelectField name="projectInfoId" label={fields.projectName} required wide options={projects} onChosen={forget} />
      <SelectField name="garbageId" label={fields.garbageName} required options={sites} />
      <SelectField name="soilType" label={fields.soilType} required options={soils} />
      <Left left={left} wanted={Number(cleanCount(quantity))} />
      <CountField name="quantity" label={fields.quantity} required most={MOST_TICKETS} />
      <MomentField name="refundedAt" label={fields.refundedAt} required validate={pastError(fields.refundedAt)} />
      <SelectField name="goesTo" label={fields.goesTo} required options={goals} />
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
      <PicturesField name="picture" label={fields.picture} hint={bookingTexts.pictureHint} folder="ticket/" />
      <TextAreaField name="remark" label={fields.remark} wide rows={2} maxLength={REMARK} />
    </>
  )
}
