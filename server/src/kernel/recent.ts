/**
 * Values that can be made again, each with a weight: the most recently used ones are kept up to a total weight. A value
 * that is heavier than the total is not kept.
 */
export class Recent<Value> {
  private readonly kept = new Map<string, { value: Value; weight: number }>()
  private weighs = 0

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const found = this.kept.get(key)
    if (!found) return undefined
    // A map is in the order in which its keys were put in.
    this.kept.delete(key)
    this.kept.set(key, found)
    return found.value
  }

  set(key: string, value: Value, weight = 1): void {
    this.drop(key)
    if (weight > this.most) return
    for (const oldest of this.kept.keys()) {
      if (this.weighs + weight <= this.most) break
      this.drop(oldest)
    }
    this.kept.set(key, { value, weight })
    this.weighs += weight
  }

  clear(): void {
    this.kept.clear()
    this.weighs = 0
  }

  private drop(key: string): void {
    this.weighs -= this.kept.get(key)?.weight ?? 0
    this.kept.delete(key)
  }
}
