import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_layout_help_nearby_local_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`situation\` text,
  	\`label\` text,
  	\`phone\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_layout\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_layout_help_nearby_local_lines_order_idx\` ON \`site_layout_help_nearby_local_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_layout_help_nearby_local_lines_parent_id_idx\` ON \`site_layout_help_nearby_local_lines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_layout_v_version_help_nearby_local_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`situation\` text,
  	\`label\` text,
  	\`phone\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_layout_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_help_nearby_local_lines_order_idx\` ON \`_site_layout_v_version_help_nearby_local_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_help_nearby_local_lines_parent_id_idx\` ON \`_site_layout_v_version_help_nearby_local_lines\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`site_layout\` ADD \`footer_copyright_privacy_note\` text;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` ADD \`version_footer_copyright_privacy_note\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_layout_help_nearby_local_lines\`;`)
  await db.run(sql`DROP TABLE \`_site_layout_v_version_help_nearby_local_lines\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` DROP COLUMN \`footer_copyright_privacy_note\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` DROP COLUMN \`version_footer_copyright_privacy_note\`;`)
}
