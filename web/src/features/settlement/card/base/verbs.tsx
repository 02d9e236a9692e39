import { VerbMenu } from '../../../../kit/verbs/VerbButtons'
import { commandOf, type Verb, type Verbs } from '../../../../kit/verbs/verb'
import { LuPrinter } from '../../../../ui/icons'
import { late } from '../../../../ui/late'
import { CARD_VERBS, type CardVerb, cardVerbs } from '../verbs/verbs'
import { ReportCardFoundDocument } from './base-card.generated'
import { type Card, type LossVerb, lossVerbs, SETUP_VERBS, type SetupVerb } from './setup'
import { texts } from './texts'

const SetupDialog = late(() => import('./SetupDialog'))
const LostDialog = late(() => import('./LostDialog'))
const ReplaceDialog = late(() => import('./ReplaceDialog'))

const LAYOUTS = ['SHEET', 'SINGLE'] as const
type Layout = (typeof LAYOUTS)[number]
type Name = SetupVerb | LossVerb | CardVerb | Layout

const { loss, labels } = texts
const edited = { permission: 'chain:card:edit', hides: true } as const

/** Reason why none of these cards can be changed; the preview shows reasons of single ones. */
const setUp = (name: SetupVerb): Verb<Card> => ({
  ...edited,
  label: texts.verbs[name],
  against: (cards) => (cards.some(({ allowedActions }) => allowedActions.includes(name)) ? null : texts.against[name]),
  Dialog: SetupDialog,
  leaves: true,
})

const lost = (name: LossVerb, own: Partial<Verb<Card>>): Verb<Card> => ({
  ...edited,
  label: texts.verbs[name],
  against: ([one, another]) => {
    if (!one || another) return loss.one
    return one.allowedActions.includes(name) ? null : loss.against[name]
  },
  leaves: true,
  ...own,
})

/** Prints labels for the cards, on sheets or one by one. */
const label = (layout: Layout): Verb<Card> => ({
  label: labels.layouts[layout],
  permission: 'chain:card:print',
  hides: true,
  against: (cards) => (cards.some(({ status, lostTime }) => status === 'VOIDED' || lostTime) ? labels.unfit : null),
  file: (cards) => [
    '/chain/companycard/labels',
    { method: 'POST', body: JSON.stringify({ cardNos: cards.map(({ cardNo }) => cardNo), layout }) },
    labels.file,
  ],
})

const namesFor = (cards: readonly Card[]): readonly Name[] => [...SETUP_VERBS, ...lossVerbs(cards), ...CARD_VERBS]

/** Verbs on one card or several. */
export const verbs: Verbs<Card, Name> = {
  ...cardVerbs,
  verbs: {
    bind: setUp('bind'),
    move: setUp('move'),
    setType: setUp('setType'),
    reportLost: lost('reportLost', { Dialog: LostDialog }),
    reportFound: lost('reportFound', {
      command: commandOf(ReportCardFoundDocument, ({ cardNo }: Card) => ({ cardNo })),
      ask: ({ cardNo }) => ({
        title: loss.foundTitle,
        content: loss.foundQuestion,
        about: loss.foundAbout(cardNo),
      }),
      done: ({ cardNo }) => loss.foundDone(cardNo),
    }),
    replaceLost: lost('replaceLost', { Dialog: ReplaceDialog }),
    ...cardVerbs.verbs,
    SHEET: label('SHEET'),
    SINGLE: label('SINGLE'),
  },
  of: (card) => namesFor([card]),
  inline: [],
  width: 110,
}

/** 打印标签 and 卡操作, for chosen cards or the card in a drawer. */
export function CardMenus({ rows }: { rows: readonly Card[] }) {
  return (
    <>
      <VerbMenu kind={verbs} rows={rows} verbs={LAYOUTS} label={labels.verb} icon={<LuPrinter aria-hidden />} />
      <VerbMenu kind={verbs} rows={rows} verbs={namesFor(rows)} label={texts.menu} />
    </>
  )
}
