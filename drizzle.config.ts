import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './drizzle/schema.ts',
  // scripts/checks/migrations.mjs sets another folder, to see whether there is anything to generate.
  out: process.env.MIGRATIONS_OUT ?? './drizzle/migrations',
  casing: 'snake_case',
})
