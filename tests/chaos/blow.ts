import type { Outcome } from '../faults/caller'
import type { Ground } from './ground'
import type { Judge } from './judge'
import type { Program } from './program'
import type { Watch } from './proxy'
import type { Step } from './schedule'

/** Strikes a program, or its database, at the point of a step. */
export class Blow {
  private readonly hit = Promise.withResolvers<void>()
  private crashed: Promise<void> | undefined
  private pids: number[] = []
  private landed = false

  constructor(
    private readonly ground: Ground,
    private readonly victim: Program,
    private readonly step: Step,
  ) {}

  get strike(): Watch['strike'] {
    const { fault } = this.step
    if (fault.kind === 'disk full') return 'disk full'
    return fault.point.side === 'answer given' ? undefined : (pid) => this.land(pid)
  }

  /**
   * Waits for the answer, or for a lost connection. If the point was not reached before the answer, it strikes now, and
   * brings a lost database back.
   */
  async until(answer: Promise<Outcome>): Promise<Outcome> {
    const { fault } = this.step
    const first = await Promise.race([answer, this.hit.promise])
    if (fault.kind === 'kill' && !this.landed) this.land(this.victim.proxy.pids[0] ?? 0)
    if (this.crashed) {
      await this.crashed
      await this.ground.postgres.start()
    }
    return first ?? answer
  }

  /** Ends when the struck program or database is up again, or starting. */
  async recover(judge: Judge): Promise<void> {
    const { fault } = this.step
    if (fault.kind !== 'kill') return
    if (fault.victim === 'program') {
      await this.victim.end()
      await judge.gone(this.pids)
      this.victim.start()
    } else await Promise.all(this.ground.programs.map((program) => program.up()))
  }

  private land(pid: number): void {
    const { fault } = this.step
    if (this.landed || fault.kind !== 'kill') return
    this.landed = true
    this.pids = this.victim.proxy.pids
    if (fault.victim === 'program') this.victim.kill()
    else if (fault.victim === 'database') this.crashed = this.ground.postgres.crash()
    else if (pid > 0) process.kill(pid, 'SIGKILL')
    this.hit.resolve()
  }
}
