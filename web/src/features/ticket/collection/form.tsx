import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { ticketCollectionInputLengths as lengths, ticketCollectionFields } from '../../../gql/fields/ticket.generated'
import { labelsOf } from '../../../kit/fields'
import { AddDrawer } from '../../../kit/form/AddDrawer'
import { EditDrawer } from '../../../kit/form/EditDrawer'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { oneOf } from '../../../kit/record/useRecord'
import { CountField } from '../../../ui/form/CountField'
import { SelectField } from '../../../ui/form/choice-fields'
import { MomentField } from '../../../ui/form/dates'
import { TextAreaField, TextField } from '../../../ui/form/fields'
import { formatCount } from '../../../ui/format/decimal'
import { cleanCount } from '../../../ui/format/typed'
import { PicturePreview, PicturesField } from '../../waybill/picture'
import { ADD, bookingTexts, bookingCss as css, EDIT, MOST_TICKETS, nowText, pastError } from '../booking'
import { companyStockOf, optionsOf, type TicketChoices, useTicketForm } from '../form'
import {
  CollectTicketsDocument,
  TicketCollectionDocument,
  UpdateTicketCollectionDocument,
} from './collection.generated'
import { texts } from './texts'
import { changeableOf, changeOf, emptyValues, inputOf, type Known, type Values } from './values'

const labels = labelsOf(ticketCollectionFields)

/** Collection in the drawer. */
export const collection = oneOf(TicketCollectionDocument, (data) => data.ticketCollection)

/** Fields that move tickets: entered once, up to the company's stock. */
function FixedFields({ choices }: { choices: TicketChoices }) {
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
  /** Clears choices that the new project does not have. */
  const forget = (project: string) => {
    const has = optionsOf(choices, project)
    if (!has.sites.some(({ value }) => value === garbageId)) setValue('garbageId', '')
    if (!has.soils.some(({ value }) => value === soilType)) setValue('soilType', '')
  }
  const wanted = Number(cleanCount(quantity))
  return (
    <>
      <SelectField name="projectInfoId" label={labels.projectName} required wide options={projects} onChosen={forget} />
      <SelectField name="garbageId" label={labels.garbageName} required options={sites} onChosen={judgeAgain} />
      <SelectField name="soilType" label={labels.soilType} required options={soils} onChosen={judgeAgain} />
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
      <CountField name="quantity" label={labels.quantity} required most={MOST_TICKETS} validate={shortage} />
      <MomentField name="collectedAt" label={labels.collectedAt} required validate={pastError(labels.collectedAt)} />
      <SelectField name="driverId" label={texts.driver} hint={texts.driverHint} options={drivers} />
    </>
  )
}

/** Fields that can be changed until the collection is voided. */
function ChangeableFields() {
  return (
    <>
      <TextField name="receiver" label={labels.receiver} maxLength={lengths.receiver} />
      <PicturesField name="picture" label={labels.picture} hint={bookingTexts.pictureHint} folder="ticket/" />
      <TextAreaField name="remark" label={labels.remark} wide rows={2} maxLength={lengths.remark} />
    </>
  )
}

/** 登记领票, with the place that the list was searched by. */
export function AddCollection({ filters, onClose, onSaved }: AddProps<Known>) {
  const { run } = useCommand(CollectTicketsDocument)
  const [defaultValues] = useState(() => emptyValues(nowText(), filters))
  return (
    <AddDrawer
      title={texts.add}
      submit={texts.add}
      permission={ADD}
      defaultValues={defaultValues}
      asked={useTicketForm()}
      save={async (values) => {
        const done = await run({ input: inputOf(values) })
        return done && texts.added(done.collectTickets.collectNo)
      }}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(choices) => (
        <PicturePreview>
          <FixedFields choices={choices} />
          <ChangeableFields />
        </PicturePreview>
      )}
    </AddDrawer>
  )
}

/** 修改领票: fields that do not move tickets. */
export function EditCollection(props: EditProps) {
  const { run } = useCommand(UpdateTicketCollectionDocument)
  return (
    <EditDrawer
      {...props}
      one={collection}
      title={texts.edit}
      missing={texts.missing}
      permission={EDIT}
      labels={labels}
      nameOf={({ collectNo }) => collectNo}
      valuesOf={changeableOf}
      save={(values, row, version) => run({ input: changeOf(values, row, version) })}
    >
      {() => (
        <PicturePreview>
          <p>{texts.fixed}</p>
          <ChangeableFields />
        </PicturePreview>
      )}
    </EditDrawer>
  )
}
