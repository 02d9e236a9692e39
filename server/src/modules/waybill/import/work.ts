import type { ImportWork } from '../../import/index.js'
import type { CardAccounts } from '../change/accounts.js'
import { modeLabels, shiftLabels, unitLabels, yesOrNo } from '../enums.js'
import type { ColumnKey } from './columns.js'
import { findNames, type NameKind } from './names.queries.js'
import { createPiece } from './piece.js'
import { examine } from './prepare.js'
import { importTexts as texts } from './texts.js'
import { updatePiece } from './update-piece.js'

const fixed = {
  tpMode: Object.values(modeLabels),
  weightType: Object.values(unitLabels),
  status: texts.newStatuses,
  inShiftType: Object.values(shiftLabels),
  isTicket: [yesOrNo(true), yesOrNo(false)],
}

/** Work of an import of waybills. Its rehearsals are rolled back, so they start no checks of changed waybills. */
export function waybillImportWork(accounts: CardAccounts): ImportWork<ColumnKey> {
  const quiet = { ...accounts, changed: async () => undefined }
  return {
    create: (tx, piece, rows) => createPiece(tx, { ...piece, accounts: piece.rehearsal ? quiet : accounts }, rows),
    examine,
    update: (tx, piece, rows) => updatePiece(tx, { ...piece, accounts: piece.rehearsal ? quiet : accounts }, rows),
    async choices(reader) {
      const found = await findNames(reader, { people: [], plates: [], cardNos: [] })
      const named = (kind: NameKind) =>
        found.flatMap((one) => (one.kind === kind && one.enabled ? [one.name] : [])).sort()
      const [projects, soils, sites] = [named('project'), named('soilType'), named('dumpSite')]
      return {
        choices: { ...fixed, projectName: projects, goSoilType: soils, inSoilType: soils, garbageName: sites },
        examples: { projectName: projects[0], goSoilType: soils[0], garbageName: sites[0] },
      }
    },
  }
}
