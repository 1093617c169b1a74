import { workerPool } from './workerPool'

/** What is wrong with the database at `path`, read in a thread while the site uses it; null for nothing. */
export async function faultOfDatabase(path: string): Promise<string | null> {
  const pool = workerPool('databaseCheck', 1, 1)
  try {
    return await pool.run<string | null>('check', path)
  } finally {
    await pool.close()
  }
}
