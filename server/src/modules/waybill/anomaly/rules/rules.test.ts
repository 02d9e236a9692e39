import { judge, soundTrip } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'
import { anomalyLabels } from '../../enums.js'
import { defaultSetting } from '../settings.js'
import { ruleNames, rules } from './index.js'

describe.each(ruleNames)('%s', (rule) => {
  it('finds nothing about a sound trip', () => {
    expect(judge(rule, soundTrip)).toBeNull()
  })

  it('is on, blocks nothing, and keeps to its own bounds unless a company says otherwise', () => {
    expect(defaultSetting(rule)).toMatchObject({ enabled: true, blocking: false })
    for (const { min, max, default: usual, label, unit } of Object.values(rules[rule].limits)) {
      expect(min).toBeLessThan(max)
      expect(usual).toBeGreaterThanOrEqual(min)
      expect(usual).toBeLessThanOrEqual(max)
      expect(`${label}${unit}`).toMatch(/[\u4e00-\u9fff]/)
    }
  })

  it('has a name and a description', () => {
    for (const text of [anomalyLabels[rule], rules[rule].description]) expect(text).toMatch(/^[\u4e00-\u9fff]/)
  })
})
