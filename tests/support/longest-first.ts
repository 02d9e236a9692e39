import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, by the closing lines of `.ci/run`: the first one begins first. A clean checkout knows no
 * times of earlier runs and begins with the largest files, so that a long one of few lines would run alone at the end
 * while the other workers have nothing left to do.
 */
const LONGEST = [
  'tests/e2e/pages.test.ts',
  'tests/e2e/new-company.test.ts',
  'tests/e2e/waybills.test.ts',
  'tests/e2e/direct-pay.test.ts',
  'tests/e2e/second-factor.test.ts',
  'tests/e2e/waybill-life.test.ts',
  'tests/e2e/gallery.test.ts',
  'tests/e2e/figures.test.ts',
  'tests/guards/input-odd.test.ts',
  'tests/guards/new-aggregate.test.ts',
  'tests/chaos/chaos.test.ts',
  'tests/guards/second-wall.test.ts',
  'tests/guards/tenant-rest.test.ts',
  'tests/api/operations/stop.test.ts',
  'server/src/platform/ocr/own-ocr.test.ts',
  'tests/api/settlement/paper-reading.test.ts',
  'tests/postgresql/killed.test.ts',
  'tests/guards/input-rest.test.ts',
  'tests/api/platform/slow-bodies.test.ts',
  'tests/rest/absent.test.ts',
  'tests/rest/company/authentication.test.ts',
  'tests/postgresql/embedded.test.ts',
  'tests/api/import/hostile.test.ts',
  'tests/rest/member-filters.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file))
  return place < 0 ? LONGEST.length : place
}

/** Order of the files of a run: the longest first, the others as vitest has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
