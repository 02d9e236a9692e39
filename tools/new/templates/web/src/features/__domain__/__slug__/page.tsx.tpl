import { {{one}}Fields as fields, {{one}}Filter } from '../../../gql/fields/{{domain}}.generated'
import type { {{Type}}Filter } from '../../../gql/types.generated'
import { columnsOf } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { History } from '../../../ui/history/History'
import { Add{{Type}}, Edit{{Type}}, {{one}} } from './form'
import { texts } from './texts'
import { Delete{{Type}}Document, type {{Type}}RowFragment, {{Types}}Document } from './{{slug}}.generated'

type {{Type}} = {{Type}}RowFragment

export const columns = columnsOf<{{Type}}>()(fields, {
  name: { width: 200, pin: 'start', rowHeader: true },
  remark: 240,
  createTime: 160,
  updateTime: 160,
})

const {{many}} = recordKind<{{Type}}>()({
  texts,
  param: '{{one}}',
  nameOf: ({ name }) => name,
  list: {
    id: '{{slugs}}',
    document: {{Types}}Document,
    pick: (data) => data.{{many}},
    columns,
    card: { facts: ['remark', 'updateTime'] },
    search: searchOf<{{Type}}Filter>()({{one}}Filter, { name: true }),
    sort: [{ field: 'NAME', direction: 'ASC' }],
    exported: '{{LIST}}',
  },
  one: {{one}},
  head: ({ remark }) => ({ state: null, amount: null, about: [remark ?? ''] }),
  Detail: ({ row }) => (
    <>
      <FactsOf title={texts.basic} fields={fields} of={row} facts={['remark', 'createTime', 'updateTime']} />
      <History changes={row.history} />
    </>
  ),
  verbs: {
    verbs: {
      update: { label: texts.update, opens: 'edit' },
      delete: {
        label: texts.delete,
        danger: true,
        removes: true,
        command: commandOf(Delete{{Type}}Document, ({ id }: {{Type}}) => ({ id })),
        ask: ({ name }) => ({
          title: texts.deleteTitle,
          content: texts.deleteQuestion,
          about: texts.deleteAbout(name),
          danger: true,
        }),
      },
    },
    of: ({ allowedActions }) => (['update', 'delete'] as const).filter((verb) => allowedActions.includes(verb)),
    about: ({ name }) => name,
    inline: true,
    width: 160,
    changes: ['{{Type}}'],
  },
  addPermission: 'chain:{{key}}:add',
  Add: Add{{Type}},
  Edit: Edit{{Type}},
})

/** {{label}}: the company's {{words}}, with the drawers of one, of a new one and of a change, each at its own address. */
export default function {{Type}}Page() {
  return <RecordListPage kind={{{many}}} />
}
