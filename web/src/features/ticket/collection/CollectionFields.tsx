import { useFormContext, useWatch } from 'react-hook-form'
import { CountField } from '../../../ui/form/CountField'
import { SelectField } from '../../../ui/form/choice-fields'
import { MomentField } from '../../../ui/form/dates'
import { TextAreaField, TextField } from '../../../ui/form/fields'
import { formatCount } from '../../../ui/format/decimal'
import { cleanCount } from '../../../ui/format/typed'
import { PicturesField } from '../../waybill/waybill'
import { bookingTexts, bookingCss as css, MOST_TICKETS, pastError } from '../booking'
import { companyStockOf, optionsOf, type TicketChoices } from '../form'
import type { Values } from './fields'
import { texts } from './texts'

const RECEIVER = 20
const REMARK = 200

const { fields } = texts

/** What moves tickets: asked for once, never more than the company has. */
export function FixedFields({ choices }: { choices: TicketChoices }) {
  const { control, getValues, setValue, trigger } = useFormContext<Values>()
  const [projectInfoId = '', garbageId = '', soilType = '', quantity = ''] = useWatch({
    control,
    name: ['projectInfoId', 'garbageId', 'soilType', 'quantity'],
  })
  const { projects, sites, soils, drivers } = optionsOf(choices, projectInfoId)
  const stock = companyStockOf(choices, { garbageId, soilType })
  const shortage = (typed: string) => {
    const have = companyStockOf(choices, getValues())
    return have !== null && Number(typed) > have ? texts.short(formatCount(have)) : null
  }
  const judgeAgain = () => {
    if (getValues('quantity')) void trigger('quantity')
  }
  /** What another project does not have. */
  const forget = (project: string) => {
    const has = optionsOf(choices, project)
    if (!has.sites.some(({ value }) => value === garbageId)) setValue('garbageId', '')
    if (!has.soils.some(({ value }) => value === soilType)) setValue('soilType', '')
  }
  const wanted = Number(cleanCount(quantity))
  return (
    <>
      <SelectField name="projectInfoId" label={fields.projectName} required wide options={projects} onChosen={forget} />
      <SelectField name="garbageId" label={fields.garbageName} required options={sites} onChosen={judgeAgain} />
      <SelectField name="soilType" label={fields.soilType} required options={soils} onChosen={judgeAgain} />
      <p className={`${css.computed} ${css.wide}`} role="status">
        {stock === null ? (
          texts.stockMissing
        ) : (
          <>
            {texts.stock}：<b>{texts.tickets(formatCount(stock))}</b>
            {wanted > 0 && wanted <= stock && texts.stockLeft(formatCount(stock - wanted))}
          </>
        )}
      </p>
      <CountField name="quantity" label={fields.quantity} required most={MOST_TICKETS} validate={shortage} />
      <MomentField name="collectedAt" label={fields.collectedAt} required validate={pastError(fields.collectedAt)} />
      <SelectField name="driverId" label={texts.driver} hint={texts.driverHint} options={drivers} />
    </>
  )
}

/** What may be changed as long as the collection stands. */
export function ChangeableFields() {
  return (
    <>
      <TextField name="receiver" label={fields.receiver} maxLength={RECEIVER} />
      <PicturesField name="picture" label={fields.picture} hint={bookingTexts.pictureHint} folder="ticket/" />
      <TextAreaField name="remark" label={fields.remark} wide rows={2} maxLength={REMARK} />
    </>
  )
}
