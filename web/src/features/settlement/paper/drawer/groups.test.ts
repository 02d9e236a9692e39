import { expect, it } from 'vitest'
import type { PaperKind } from '../../../../gql/types.generated'
import { groupsOf, type Paper } from './groups'

const paper = (id: string, kind: PaperKind): Paper => ({
  id,
  kind,
  fileUrl: `https://x/files/${id}`,
  fileName: `${id}.jpg`,
  createBy: '李娜',
  createTime: '2026-11-20T08:00:00Z',
  allowedActions: [],
})

it('papers stand by kind: missing, needed, then what nobody asked for', () => {
  const groups = groupsOf({
    papers: [paper('1', 'OTHER'), paper('2', 'RECEIPT'), paper('3', 'RECEIPT')],
    neededPapers: ['RECEIPT', 'CONTRACT', 'SITE_CONFIRMATION'],
    missingPapers: ['CONTRACT', 'SITE_CONFIRMATION'],
  })
  expect(groups.map(({ kind, state, papers }) => [kind, state, papers.length])).toEqual([
    ['CONTRACT', 'lacking', 0],
    ['SITE_CONFIRMATION', 'lacking', 0],
    ['RECEIPT', 'held', 2],
    ['OTHER', 'extra', 1],
  ])
})

it('without needs and papers there is nothing', () => {
  expect(groupsOf({ papers: [], neededPapers: [], missingPapers: [] })).toEqual([])
})
