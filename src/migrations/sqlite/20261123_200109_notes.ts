import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_messages_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`by\` text,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_notes_order_idx\` ON \`contact_messages_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_notes_parent_id_idx\` ON \`contact_messages_notes\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`changed_by\` text;`)
  // The one text of notes becomes the first entry. Its author was not recorded.
  await db.run(sql`INSERT INTO contact_messages_notes (_order, _parent_id, id, text, "by", at)
    SELECT 1, id, id, trim(notes), NULL, updated_at FROM contact_messages WHERE trim(coalesce(notes, '')) <> '';`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`notes\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`notes\` text;`)
  await db.run(sql`UPDATE contact_messages SET notes = (SELECT group_concat(text, char(10) || char(10))
    FROM contact_messages_notes n WHERE n._parent_id = contact_messages.id);`)
  await db.run(sql`DROP TABLE \`contact_messages_notes\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`changed_by\`;`)
}
