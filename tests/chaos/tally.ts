import type { Step } from './schedule'

/** Fault that a step has shown. */
export class ChaosFault extends Error {
  constructor(
    readonly what: string,
    readonly step: Step | undefined,
  ) {
    super(what)
  }
}

/** Figures of a run. */
export class Tally {
  /** Kills by victim. */
  readonly kills = { program: 0, database: 0, backend: 0 }
  /** Disturbed verbs. */
  readonly verbs = new Set<string>()
  /** Distinct points in verbs at which they were disturbed. */
  readonly points = new Set<string>()
  /** Kills by side of a statement. */
  readonly sides = new Map<string, number>()
  /** Outcomes of first attempts, as the caller saw them. */
  readonly outcomes = new Map<string, number>()
  /** States of the verbs before their keys were used again. */
  readonly found = { done: 0, undone: 0 }
  readonly besides = { gateway: 0, listener: 0, clock: 0, files: 0, disk: 0 }
  /** Verbs that failed on untouched rows, with the reasons. */
  readonly refused = new Map<string, string>()
  steps = 0
  skipped = 0
  acknowledged = 0
  repeated = 0
  rules = 0
  faults: ChaosFault[] = []

  count(map: Map<string, number>, key: string): void {
    map.set(key, (map.get(key) ?? 0) + 1)
  }

  get programKills(): number {
    return this.kills.program
  }

  get databaseKills(): number {
    return this.kills.database + this.kills.backend
  }

  lines(): string[] {
    const pairs = (map: Map<string, number>) =>
      [...map].toSorted(([one], [other]) => (one < other ? -1 : 1)).map((pair) => pair.join(': '))
    const { gateway, listener, clock, files, disk } = this.besides
    return [
      `kills of the program: ${this.kills.program}`,
      `kills of the database: ${this.databaseKills} (${this.kills.database} of all of it, ${this.kills.backend} of the verb's backend)`,
      `full disks of the database: ${disk}`,
      `verbs hit: ${this.verbs.size}; distinct points: ${this.points.size}`,
      ...pairs(this.sides).map((pair) => `at "${pair}`.replace(':', '":')),
      `beside them: the gateway hung ${gateway} times, the listener was stalled ${listener}, the clock wrong ${clock}, the disk for files full ${files}`,
      `first answers: ${pairs(this.outcomes).join('; ')}`,
      `when the key came again: done ${this.found.done}, not done ${this.found.undone}`,
      `acknowledged writes: ${this.acknowledged}; keys repeated: ${this.repeated}`,
      `rules of the doctor looked at: ${this.rules}`,
      `steps: ${this.steps}; left out, as their verb was refused: ${this.skipped}`,
      `faults: ${this.faults.length}`,
    ]
  }
}
