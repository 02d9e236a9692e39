import { newId } from '@tufang/server/kernel/values/id'
import type { TestApp } from './app'
import type { Caller } from './caller'
import type { TestCompany } from './company'
import { insertAll } from './rows'
import { png, upload } from './upload'

/** Papers of settlements through GraphQL. */
export const paperDocuments = {
  needs: '{ answer: paperNeeds }',
  setNeeds: `mutation ($kinds: [PaperKind!]!, $dryRun: Boolean! = false, $key: String) {
    answer: setPaperNeeds(kinds: $kinds, dryRun: $dryRun, idempotencyKey: $key)
  }`,
  add: `mutation ($input: [SettlementPaperInput!]!, $dryRun: Boolean! = false, $key: String) {
    answer: addSettlementPapers(input: $input, dryRun: $dryRun, idempotencyKey: $key) { fileUrl settlementId settleNo ok msg }
  }`,
  remove: `mutation ($id: ID!, $dryRun: Boolean! = false, $key: String) {
    answer: removeSettlementPaper(id: $id, dryRun: $dryRun, idempotencyKey: $key) { id type settlementId settlement { id } }
  }`,
  one: `query ($id: ID!) {
    answer: settlement(id: $id) {
      settleNo neededPapers missingPapers paperRate papers { id kind fileUrl fileName createBy createTime allowedActions }
    }
  }`,
  list: `query ($filter: SettlementFilter) {
    answer: settlements(filter: $filter, page: { size: 100 }) { total records { id } }
  }`,
  read: 'query ($fileUrl: String!) { answer: readPaper(fileUrl: $fileUrl) { settlementId settleNo kind } }',
}

export interface Papers {
  settleNo: string
  neededPapers: string[]
  missingPapers: string[]
  paperRate: string | null
  papers: { id: string; kind: string; fileUrl: string; fileName: string; createBy: string; allowedActions: string[] }[]
}

export interface AddedPaper {
  fileUrl: string
  settlementId: string
  settleNo: string | null
  ok: boolean
  msg: string | null
}

/** Answer to one of these documents. */
export async function paperAnswer<Answer>(
  caller: Caller,
  document: keyof typeof paperDocuments,
  variables: object = {},
): Promise<Answer> {
  const { answer } = await caller.ask<{ answer: Answer }>(paperDocuments[document], { ...variables })
  return answer
}

/** Papers of a settlement in a caller's view. */
export const papersOf = (caller: Caller, { id }: { id: string }): Promise<Papers> => paperAnswer(caller, 'one', { id })

export const setNeeds = (caller: Caller, ...kinds: string[]): Promise<string[]> =>
  paperAnswer(caller, 'setNeeds', { kinds })

/** Puts files on a settlement, all as one kind. */
export const addPapers = (
  caller: Caller,
  { id: settlementId }: { id: string },
  kind: string,
  fileUrls: readonly string[],
): Promise<AddedPaper[]> =>
  paperAnswer(caller, 'add', {
    input: fileUrls.map((fileUrl, at) => ({ settlementId, kind, fileUrl, fileName: `资料${at + 1}.jpg` })),
  })

/** Sends a file as a paper, and gives its link. */
export const sendPaper = async (app: TestApp, caller: Caller, content: Buffer = png()): Promise<string> =>
  (await upload(app, caller, '/upms/file/upload?fileType=image&dir=paper/', { content, name: '资料' })).json<{
    link: string
  }>().link

/** Addresses of files that a company has sent as papers, or as something else; nothing lies behind them. */
export async function newFiles(
  { id: companyId, people }: TestCompany,
  count = 1,
  purpose = 'SETTLEMENT_PAPER',
): Promise<string[]> {
  const files = Array.from({ length: count }, () => newId())
  const said = { name: '资料.png', mime: 'image/png', size: 1, sha256: '', keptAt: new Date(), purpose }
  await insertAll(
    'stored_file',
    files.map((id) => ({ id, companyId, userId: people.管理员.id, key: `test/${id}`, ...said })),
  )
  return files.map((id) => `/files/${id}`)
}
