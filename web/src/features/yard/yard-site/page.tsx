import { yardSiteFields as fields, yardSiteFilter } from '../../../gql/fields/yard.generated'
import type { YardSiteFilter } from '../../../gql/types.generated'
import { columnsOf, hidden } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { formatQuantity } from '../../../ui/format/decimal'
import { EditYardSite, yardSite } from './form'
import { Offers } from './Offers'
import { texts } from './texts'
import { EndYardSiteDocument, type YardSiteRowFragment, YardSitesDocument } from './yard-site.generated'

type YardSite = YardSiteRowFragment

const soilsOf = ({ soils }: YardSite) => soils?.join('、') ?? null

export const columns = columnsOf<YardSite>()(fields, {
  garbageName: { width: 180, pin: 'start', rowHeader: true },
  companyName: 220,
  openHours: 180,
  soils: { width: 180, cell: soilsOf },
  capacityLeft: { width: 120, cell: ({ capacityLeft }) => capacityLeft && texts.cubic(formatQuantity(capacityLeft)) },
  priceNote: 180,
  claimedName: hidden(100),
  claimedAt: 160,
  updateTime: hidden(160),
})

const aboutOf = ({ garbageName, companyName }: YardSite) => texts.about(garbageName, companyName)

const yardSites = recordKind<YardSite>()({
  texts,
  param: 'yardSite',
  nameOf: ({ garbageName }) => garbageName,
  list: {
    id: 'yard-sites',
    document: YardSitesDocument,
    pick: (data) => data.yardSites,
    columns,
    card: { facts: ['companyName', 'openHours', 'capacityLeft'] },
    search: searchOf<YardSiteFilter>()(yardSiteFilter, { garbageName: true, companyName: true }),
    sort: [{ field: 'GARBAGE_NAME', direction: 'ASC' }],
    exported: 'YARD_SITES',
    Banner: Offers,
  },
  one: yardSite,
  head: ({ companyName }) => ({ state: null, about: [companyName] }),
  Detail: ({ row }) => (
    <>
      <FactsOf
        title={texts.basic}
        fields={fields}
        of={row}
        facts={['companyName', 'address', 'claimedName', 'claimedAt']}
      />
      <FactsOf
        title={texts.published}
        fields={fields}
        of={row}
        facts={[
          'openHours',
          [fields.soils.label, soilsOf(row)],
          [texts.capacityLeft, formatQuantity(row.capacityLeft)],
          'priceNote',
          'updateTime',
        ]}
      />
    </>
  ),
  verbs: {
    verbs: {
      update: { label: texts.update, opens: 'edit' },
      end: {
        label: texts.end,
        danger: true,
        removes: true,
        command: commandOf(EndYardSiteDocument, ({ id }: YardSite) => ({ id })),
        ask: (row) => ({ title: texts.endTitle, content: texts.endQuestion, about: aboutOf(row), danger: true }),
      },
    },
    of: ({ allowedActions }) => (['update', 'end'] as const).filter((verb) => allowedActions.includes(verb)),
    about: aboutOf,
    inline: true,
    width: 170,
    changes: ['YardSite'],
  },
  Edit: EditYardSite,
})

/** 我的场地: dump sites that the company runs for others, those that it may claim, and what it publishes of each. */
export default function YardSitePage() {
  return <RecordListPage kind={yardSites} />
}
