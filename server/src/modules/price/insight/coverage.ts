import { DomainError } from '../../../kernel/errors.js'
import type { SheetReader } from '../../../kernel/list/sheet.js'
import { daysBefore, isoTime } from '../../../kernel/values/clock.js'
import { textForm } from '../../../kernel/values/forms.js'
import { isId } from '../../../kernel/values/id.js'
import { termLabels } from '../direct-pay-price/fields.js'
import { coverageOf, hasProject } from './coverage.queries.js'
import type { PriceCell, PriceCoverage, PriceCoverageFilter } from './insight.view.js'

const RECENT_DAYS = 90

/** Transports of a project that the filter finds, with the captains who have no direct-pay price for them now. */
export async function readCoverage(
  { em, actor, now }: SheetReader,
  { projectInfoId, allCaptains, ...asked }: PriceCoverageFilter,
): Promise<PriceCoverage> {
  if (!isId(projectInfoId) || !(await hasProject(em, actor, projectInfoId))) {
    throw new DomainError('NOT_FOUND', { what: termLabels.projectName })
  }
  const since = daysBefore(now, RECENT_DAYS)
  const request = { projectId: projectInfoId, at: now, since, allCaptains: allCaptains ?? false }
  const cells = await coverageOf(em, actor, request)
  return {
    at: isoTime(now),
    captainCount: cells[0]?.captainCount ?? 0,
    cells: cells.filter((cell) => isMeant(cell, asked)),
  }
}

const holds = (text: string | null, part: string | null | undefined): boolean =>
  !part || textForm(text ?? '').includes(textForm(part))

const isMeant = (
  { missing, ...cell }: PriceCell,
  { tpMode, soilType, garbageName, gaps }: Omit<PriceCoverageFilter, 'projectInfoId'>,
): boolean =>
  (tpMode ?? cell.tpMode) === cell.tpMode &&
  holds(cell.soilType, soilType) &&
  holds(cell.garbageName, garbageName) &&
  (gaps ?? missing.length > 0) === missing.length > 0
