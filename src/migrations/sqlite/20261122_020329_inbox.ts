import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_trail\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`who\` text NOT NULL,
  	\`account\` text,
  	\`action\` text NOT NULL,
  	\`what\` text,
  	\`messages\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_trail_created_at_idx\` ON \`audit_trail\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_action_idx\` ON \`audit_trail\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_updated_at_idx\` ON \`audit_trail\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_try_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_state_idx\` ON \`outbox\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`outbox_next_try_at_idx\` ON \`outbox\` (\`next_try_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`inbox_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`retention_mode\` text DEFAULT 'off' NOT NULL,
  	\`retention_days\` numeric,
  	\`retention_tried_days\` numeric,
  	\`retention_tried_count\` numeric,
  	\`retention_ran_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`inbox_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inbox_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_settings_texts_order_parent\` ON \`inbox_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_settings_texts_of_parent\` ON \`inbox_settings_texts\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`closed_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`is_announced\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`contact_messages_closed_at_idx\` ON \`contact_messages\` (\`closed_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_is_announced_idx\` ON \`contact_messages\` (\`is_announced\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_trail\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings_texts\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_closed_at_idx\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_is_announced_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`closed_at\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`is_announced\`;`)
}
