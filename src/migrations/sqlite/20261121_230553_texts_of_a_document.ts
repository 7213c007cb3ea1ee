import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`pages_texts_of_parent\` ON \`pages_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_texts_of_parent\` ON \`_pages_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`conditions_texts_of_parent\` ON \`conditions_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_texts_of_parent\` ON \`_conditions_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`therapies_texts_of_parent\` ON \`therapies_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_texts_of_parent\` ON \`_therapies_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_texts_of_parent\` ON \`blog_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_texts_of_parent\` ON \`_blog_v_texts\` (\`parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`pages_texts_of_parent\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_texts_of_parent\`;`)
  await db.run(sql`DROP INDEX \`conditions_texts_of_parent\`;`)
  await db.run(sql`DROP INDEX \`_conditions_v_texts_of_parent\`;`)
  await db.run(sql`DROP INDEX \`therapies_texts_of_parent\`;`)
  await db.run(sql`DROP INDEX \`_therapies_v_texts_of_parent\`;`)
  await db.run(sql`DROP INDEX \`blog_texts_of_parent\`;`)
  await db.run(sql`DROP INDEX \`_blog_v_texts_of_parent\`;`)
}
