import { useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { ComboField, SelectField } from '../../../../ui/form/choice-fields'
import { enumOptions } from '../../../../ui/form/options'
import { useCaptainOptions } from '../../../fleet/captain'
import { MainCardsDocument } from './base-card.generated'
import { type SetupVerb, TYPES, type Values } from './setup'
import { texts } from './texts'

const NONE: readonly string[] = []

/** Numbers of the captain cards under which sub-cards can be put. */
export const useMainCards = (): readonly string[] =>
  useQuery(MainCardsDocument, { fetchPolicy: 'network-only' }).data?.cards.records.map(({ cardNo }) => cardNo) ?? NONE

/** Fields that a verb asks for besides the cards. */
export function SetupFields({ verb, withSubs }: { verb: SetupVerb; withSubs: boolean }) {
  if (verb === 'setType')
    return (
      <SelectField name="cardType" label={texts.fields.cardType} required options={enumOptions(TYPES, texts.types)} />
    )
  return <OwnerFields verb={verb} withSubs={withSubs} />
}

/** Fields of the new owner: a captain, and for sub-cards a captain card. */
export function OwnerFields({ verb, withSubs }: { verb: 'bind' | 'move'; withSubs: boolean }) {
  const captains = useCaptainOptions(useWatch<Values, 'captainId'>({ name: 'captainId' }))
  return (
    <>
      <SelectField name="captainId" label={texts.captain} required options={captains} />
      {withSubs && <ParentField verb={verb} />}
      {verb === 'bind' && (
        <SelectField name="activate" label={texts.after} required options={enumOptions(AFTER, texts.afters)} />
      )}
    </>
  )
}

const AFTER = ['yes', 'no'] as const

function ParentField({ verb }: { verb: 'bind' | 'move' }) {
  return (
    <ComboField name="parentCardNo" label={texts.parent} hint={texts.parentHint[verb]} suggestions={useMainCards()} />
  )
}
