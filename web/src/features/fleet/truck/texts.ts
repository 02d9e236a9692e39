/** The texts of trucks. */
export const texts = {
  what: '车辆',
  cubic: (volume: string) => `${volume} 方`,
  tons: (weight: string) => `${weight} 吨`,
  inCubic: (label: string) => `${label}（方）`,
  inTons: (label: string) => `${label}（吨）`,
  plateHint: '例如粤B12345',
}
