type Defined<Facts> = {
  [Name in keyof Facts as undefined extends Facts[Name] ? never : Name]: Facts[Name]
} & {
  [Name in keyof Facts as undefined extends Facts[Name] ? Name : never]?: Exclude<Facts[Name], undefined>
}

/** Drops undefined properties, so that a spread does not overwrite values that the caller left out. */
export const defined = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Defined<Facts>
