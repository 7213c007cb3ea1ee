import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`extra_pages_review_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`extra_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`extra_pages_review_sources_order_idx\` ON \`extra_pages_review_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_review_sources_parent_id_idx\` ON \`extra_pages_review_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`extra_pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`blocks\` text,
  	\`review_author_id\` text(36),
  	\`review_reviewer_id\` text(36),
  	\`review_reviewed_on\` text,
  	\`review_next_review_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical_url\` text,
  	\`seo_robots_index\` integer DEFAULT true,
  	\`seo_robots_follow\` integer DEFAULT true,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_description\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_site_name\` text,
  	\`seo_open_graph_image_id\` text(36),
  	\`seo_twitter_card\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` text(36),
  	\`seo_structured_data\` text,
  	\`slug\` text,
  	\`place\` text,
  	\`changed_by\` text,
  	\`is_demo\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`extra_pages_review_review_author_idx\` ON \`extra_pages\` (\`review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_review_review_reviewer_idx\` ON \`extra_pages\` (\`review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_seo_open_graph_seo_open_graph_image_idx\` ON \`extra_pages\` (\`seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_seo_twitter_seo_twitter_image_idx\` ON \`extra_pages\` (\`seo_twitter_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`extra_pages_slug_idx\` ON \`extra_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_updated_at_idx\` ON \`extra_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_created_at_idx\` ON \`extra_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_deleted_at_idx\` ON \`extra_pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages__status_idx\` ON \`extra_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`extra_pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`extra_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`extra_pages_texts_order_parent\` ON \`extra_pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_texts_of_parent\` ON \`extra_pages_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_extra_pages_v_version_review_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_extra_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_review_sources_order_idx\` ON \`_extra_pages_v_version_review_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_review_sources_parent_id_idx\` ON \`_extra_pages_v_version_review_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_extra_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_blocks\` text,
  	\`version_review_author_id\` text(36),
  	\`version_review_reviewer_id\` text(36),
  	\`version_review_reviewed_on\` text,
  	\`version_review_next_review_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical_url\` text,
  	\`version_seo_robots_index\` integer DEFAULT true,
  	\`version_seo_robots_follow\` integer DEFAULT true,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_site_name\` text,
  	\`version_seo_open_graph_image_id\` text(36),
  	\`version_seo_twitter_card\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` text(36),
  	\`version_seo_structured_data\` text,
  	\`version_slug\` text,
  	\`version_place\` text,
  	\`version_changed_by\` text,
  	\`version_is_demo\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`extra_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_parent_idx\` ON \`_extra_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_review_version_review_author_idx\` ON \`_extra_pages_v\` (\`version_review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_review_version_review_reviewer_idx\` ON \`_extra_pages_v\` (\`version_review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_seo_open_graph_version_seo_open_g_idx\` ON \`_extra_pages_v\` (\`version_seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_seo_twitter_version_seo_twitter_i_idx\` ON \`_extra_pages_v\` (\`version_seo_twitter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_version_slug_idx\` ON \`_extra_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_version_updated_at_idx\` ON \`_extra_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_version_created_at_idx\` ON \`_extra_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_version_deleted_at_idx\` ON \`_extra_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_version__status_idx\` ON \`_extra_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_created_at_idx\` ON \`_extra_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_updated_at_idx\` ON \`_extra_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_latest_idx\` ON \`_extra_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_autosave_idx\` ON \`_extra_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_extra_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_extra_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_texts_order_parent\` ON \`_extra_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_texts_of_parent\` ON \`_extra_pages_v_texts\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`redirects_rels\` ADD \`extra_pages_id\` text(36) REFERENCES extra_pages(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`redirects_rels_extra_pages_id_idx\` ON \`redirects_rels\` (\`extra_pages_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`extra_pages_id\` text(36) REFERENCES extra_pages(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_extra_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`extra_pages_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`extra_pages_review_sources\`;`)
  await db.run(sql`DROP TABLE \`extra_pages\`;`)
  await db.run(sql`DROP TABLE \`extra_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_extra_pages_v_version_review_sources\`;`)
  await db.run(sql`DROP TABLE \`_extra_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_extra_pages_v_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`conditions_id\` text(36),
  	\`therapies_id\` text(36),
  	\`blog_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conditions_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`therapies_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects_rels\`("id", "order", "parent_id", "path", "conditions_id", "therapies_id", "blog_id") SELECT "id", "order", "parent_id", "path", "conditions_id", "therapies_id", "blog_id" FROM \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects_rels\` RENAME TO \`redirects_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_conditions_id_idx\` ON \`redirects_rels\` (\`conditions_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_therapies_id_idx\` ON \`redirects_rels\` (\`therapies_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_blog_id_idx\` ON \`redirects_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_messages_id\` text(36),
  	\`pages_id\` text(36),
  	\`conditions_id\` text(36),
  	\`therapies_id\` text(36),
  	\`blog_id\` text(36),
  	\`team_members_id\` text(36),
  	\`credentials_id\` text(36),
  	\`media_id\` text(36),
  	\`redirects_id\` text(36),
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conditions_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`therapies_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`credentials_id\`) REFERENCES \`credentials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "contact_messages_id", "pages_id", "conditions_id", "therapies_id", "blog_id", "team_members_id", "credentials_id", "media_id", "redirects_id", "staff_id") SELECT "id", "order", "parent_id", "path", "contact_messages_id", "pages_id", "conditions_id", "therapies_id", "blog_id", "team_members_id", "credentials_id", "media_id", "redirects_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conditions_id_idx\` ON \`payload_locked_documents_rels\` (\`conditions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_therapies_id_idx\` ON \`payload_locked_documents_rels\` (\`therapies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_credentials_id_idx\` ON \`payload_locked_documents_rels\` (\`credentials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
}
